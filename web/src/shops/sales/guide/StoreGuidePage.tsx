import { Printer, ScanBarcode } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "#web/shops/sales/till/till.css";
import "./store-guide.css";
import { TillPicture } from "./TillPictures.tsx";

const keys = [
  ["Enter", "next"],
  ["Shift + Enter", "back"],
  ["Ctrl + Enter", "submit"],
  ["Esc", "escape"],
] as const;

const parts = ["noNumber", "undo", "claims", "receipts"] as const;

function Steps(): ReactNode {
  const steps = useTexts(($) => $.storeGuide.steps);
  return (
    <ol className="guidesteps">
      {steps.map(({ title, text }, place) => (
        <li key={title}>
          <div className="guidesteps__words">
            <h2>
              <span className="guidesteps__number" aria-hidden="true">
                {place + 1}
              </span>
              {title}
            </h2>
            <p>{text}</p>
          </div>
          <TillPicture place={place} />
        </li>
      ))}
    </ol>
  );
}

function Keys(): ReactNode {
  const heading = useId();
  const words = useTexts(($) => $.storeGuide.keys);
  return (
    <section className="guidepart" aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <table className="guidekeys">
        <thead>
          <tr>
            <th scope="col">{words.key}</th>
            <th scope="col">{words.does}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{words[does]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Part({ of }: { of: (typeof parts)[number] }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className="guidepart" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.storeGuide[of].title)}</h2>
      <p>{t(($) => $.storeGuide[of].text)}</p>
    </section>
  );
}

/** /store-guide: the till in six steps, its keys and special cases. */
export function StoreGuidePage(): ReactNode {
  const words = useTexts(($) => $.storeGuide);
  usePageTitle(words.title);
  return (
    <main className="wrap page storeguide" id="content">
      <h1>{words.title}</h1>
      <p className="muted">{words.lead}</p>
      <div className="ways ways--apart storeguide__tools">
        <Link className="btn btn--primary" to="/store-register-customer">
          <ScanBarcode size={20} aria-hidden="true" />
          {words.toTill}
        </Link>
        <button type="button" className="btn btn--ghost" onClick={() => print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </button>
      </div>
      <Steps />
      <Keys />
      {parts.map((part) => (
        <Part key={part} of={part} />
      ))}
    </main>
  );
}
