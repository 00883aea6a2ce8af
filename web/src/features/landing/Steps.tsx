import type { ReactNode } from "react";
import type { LandingTexts } from "./landing-texts.ts";
import "./steps.css";

export function Steps({ texts }: { texts: LandingTexts["steps"] }): ReactNode {
  return (
    <section className="steps" id="how" aria-labelledby="how-title">
      <div className="wrap steps__inner">
        <h2 id="how-title">{texts.title}</h2>
        <ol className="steps__list">
          {texts.list.map((step, index) => (
            <li key={step.title}>
              <span className="steps__number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
