import { Button, Form, type FormInstance } from "antd";
import { type ReactNode, useState, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useNavigate } from "react-router-dom";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { ownBikeQuery } from "#web/bikes/own-bike/own-bike-query.ts";
import { editBike } from "#web/bikes/my-bikes/queries.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { usePicture } from "#web/platform/api/pictures/use-picture.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { PictureTile } from "#web/platform/ui/pictures/PictureTile.tsx";
import type { Picture } from "#web/platform/ui/pictures/picture.ts";
import { DetailFields } from "./DetailFields.tsx";
import { type EditValues, valuesOf, wishOf, editFields, type Wish } from "./edit-values.ts";
import { IdentityPart } from "./IdentityPart.tsx";
import { Refusal } from "./Refusal.tsx";
import { faultsIn } from "./field-faults.ts";
import { minutesToCorrect } from "./time-to-correct.ts";
import "#web/platform/ui/back-link.css";

type FieldFaults = ReturnType<typeof faultsIn<(typeof editFields)[number]>>;

const isConflict = (error: Error): boolean =>
  error instanceof ProblemError && error.code === "conflict-try-again";

const useFailure = (error: Error | null): string | undefined => {
  const { t } = useTranslation();
  if (error === null) return undefined;
  return isConflict(error) ? t(($) => $.bikeEdit.conflict) : failureText(error);
};

/** After a refusal the bike is fetched again, because it may have changed. */
const useEdit = (bike: OwnBike, onFaults: (faults: FieldFaults) => void) => {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { queryKey } = ownBikeQuery(bike.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wish: Wish) => editBike(bike.id, wish),
    onSuccess: async (changed) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, changed);
      void queries.invalidateQueries({ queryKey: queryKeys.bikes.mine });
      toast.success(t(($) => $.bikeEdit.saved));
      await navigate(`/my-bikes/${bike.id}`);
    },
    onError: (failure) => {
      onFaults(faultsIn(failure, editFields));
      if (failure instanceof ProblemError) void queries.invalidateQueries({ queryKey });
    },
  });
  return { save: mutate, isSaving: isPending, failure: useFailure(error) };
};

function PhotoPart({ bike, photo }: { bike: OwnBike; photo: Picture }): ReactNode {
  const { title: _, wait: _wait, replaced, ...words } = useTexts(($) => $.bikeEdit.photo);
  const hint = bike.photoUrl === undefined ? words.hint : `${words.hint} ${replaced}`;
  return (
    <div className="stack bikeedit__photos">
      <BikePicture bike={bike} className="bikeedit__photo" />
      <PictureTile
        kind="bike-photo"
        picture={photo}
        words={{ ...words, hint }}
        drawing={<BikeArt type={bike.type} className="tile__art" ground={false} />}
        heading="h3"
      />
    </div>
  );
}

/** Updates untouched fields when the bike changes; typed values stay. */
const useNewestValues = (form: FormInstance<EditValues>, bike: OwnBike): void => {
  useEffect(() => {
    const newest = valuesOf(bike);
    const untouched = editFields.filter((name) => !form.isFieldTouched(name));
    // Setting a value marks the field as touched unless told otherwise.
    form.setFields(untouched.map((name) => ({ name, value: newest[name], touched: false })));
  }, [form, bike]);
};

const useNewPhoto = () => {
  const [uploadId, setUploadId] = useState<string>();
  const events = useMemo(
    () => ({
      onKept: setUploadId,
      onGone: () => setUploadId(undefined),
      onFailure: () => setUploadId(undefined),
    }),
    [],
  );
  return { photo: usePicture("bike-photo", undefined, events), uploadId };
};

const checkInterval = 15_000;

const useMinutesLeft = (registeredAt: string): number => {
  const [left, setLeft] = useState(() => minutesToCorrect(registeredAt, Date.now()));
  const isOpen = left > 0;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => setLeft(minutesToCorrect(registeredAt, Date.now())), checkInterval);
    return () => clearInterval(timer);
  }, [registeredAt, isOpen]);
  return left;
};

function FormEnd({ bike, isSaving }: { bike: OwnBike; isSaving: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="bikeedit__actions">
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t(($) => $.bikeEdit.save)}
      </Button>
      <Link className="backlink" to={`/my-bikes/${bike.id}`}>
        {t(($) => $.common.cancel)}
      </Link>
    </div>
  );
}

export function EditForm({ bike }: { bike: OwnBike }): ReactNode {
  const texts = useTexts(($) => $.bikeEdit);
  const [form] = Form.useForm<EditValues>();
  const minutesLeft = useMinutesLeft(bike.registeredAt);
  const { photo, uploadId } = useNewPhoto();
  const { save, isSaving, failure } = useEdit(bike, (faults) => form.setFields(faults));
  const [note, setNote] = useState<string>();
  useNewestValues(form, bike);
  const submit = (values: Partial<EditValues>): void => {
    const wish = wishOf(bike, values, uploadId);
    const isEmpty = Object.keys(wish).length === 0;
    if (photo.state === "sending") setNote(texts.photo.wait);
    else setNote(isEmpty ? texts.nothing : undefined);
    if (!isEmpty && photo.state !== "sending") save(wish);
  };
  return (
    <Form<EditValues>
      form={form}
      className="bikeedit"
      layout="vertical"
      size="large"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      initialValues={valuesOf(bike)}
      onFinish={submit}
    >
      <h2>{texts.details}</h2>
      <DetailFields bike={bike} />
      <h2>{texts.photo.title}</h2>
      <PhotoPart bike={bike} photo={photo} />
      <h2>{texts.identifying.title}</h2>
      <IdentityPart bike={bike} minutesLeft={minutesLeft} />
      <Refusal title={texts.failed} text={failure} />
      <output className="bikeedit__message">{note}</output>
      <FormEnd bike={bike} isSaving={isSaving} />
    </Form>
  );
}
