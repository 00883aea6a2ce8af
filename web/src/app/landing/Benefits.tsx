import { Coins, Fingerprint, History, ShieldCheck, Target, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { prices } from "#contract/points/prices.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { QrSticker } from "#web/stickers/QrSticker.tsx";
import type { LandingTexts } from "./landing-texts.ts";
import "./benefits.css";

type Props = {
  kind?: "deep" | "sun" | "goal";
  icon?: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
};

function Benefit({ kind, icon: Icon, title, text, children }: Props): ReactNode {
  return (
    <li className={kind === undefined ? "benefit" : `benefit benefit--${kind}`}>
      <div className="benefit__text">
        {Icon !== undefined && <Icon className="benefit__icon" size={30} aria-hidden="true" />}
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </li>
  );
}

export function Benefits({ texts }: { texts: LandingTexts }): ReactNode {
  const { benefits, sample } = texts;
  return (
    <section className="wrap benefits" id="why" aria-labelledby="why-title">
      <h2 id="why-title">{benefits.title}</h2>
      <ul className="benefits__list">
        <Benefit kind="deep" icon={ShieldCheck} {...benefits.safety}>
          <div className="benefit__stolen" aria-hidden="true">
            <span className="badge badge--stolen">{sample.stolen}</span>
            <Plate number="BX77K20914" label="" stolen />
          </div>
        </Benefit>
        <Benefit
          icon={Coins}
          title={benefits.price.title}
          text={`${prices.registration} ${benefits.price.text}`}
        />
        <Benefit icon={Fingerprint} {...benefits.identity} />
        <Benefit kind="sun" {...benefits.sticker}>
          <div className="benefit__sticker">
            <QrSticker size={116} text={sample.sticker} />
          </div>
        </Benefit>
        <Benefit icon={History} {...benefits.history} />
        <Benefit kind="goal" icon={Target} {...benefits.goal} />
      </ul>
    </section>
  );
}
