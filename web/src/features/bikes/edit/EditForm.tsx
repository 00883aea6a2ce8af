import { Button, Form } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import { DetailFields } from "./DetailFields.tsx";
import { type EditValues, valuesOf, wishOf } from "./edit-values.ts";
import { IdentityPart } from "./IdentityPart.tsx";
import { PhotoPart } from "./PhotoPart.tsx";
import { Refusal } from "./Refusal.tsx";
import { useEdit } from "./use-edit.ts";
import { useMinutesLeft } from "./use-minutes-left.ts";
import { useNewestValues } from "./use-newest-values.ts";
import { useNewPhoto } from "./use-new-photo.ts";

function FormEnd({ bike, isSaving }: { bike: OwnBike; isSaving: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="bikeedit__actions">
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t(($) => $.bikeEdit.save)}
      </Button>
      <Link className="bikeview__link" to={`/my-bikes/${bike.id}`}>
        {t(($) => $.common.cancel)}
      </Link>
    </div>
  );
}

export function EditForm({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeEdit, { returnObjects: true, skipInterpolation: true });
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
