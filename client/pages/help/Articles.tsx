/** Help articles of one topic, and of one game: its sections, its options, its rules by id. */

import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RuleEntry } from '../../../engine/core/contract.ts';
import { learnPath } from '../../store/router.ts';
import { helpPath, type Topic } from '../../store/topics.ts';
import { KeyList, keysOf, placeKeys } from '../../table/KeyList.tsx';
import { levelWords } from '../../table/levels.ts';
import { type HelpedGame, OWN_PARTS } from './entries.ts';
import { Marked, Way } from './Marked.tsx';
import { t } from './strings.ts';

const ReferenceDialog = lazy(async () => ({
  default: (await import('../../table/reference/ReferenceDialog.tsx')).ReferenceDialog,
}));

/** The element of a part of the article, which its address leads to. */
export const anchorOf = (part: string): string => `help-${part}`;

export function TopicArticle({ topic }: { topic: Topic }) {
  return (
    <>
      <h2 tabIndex={-1}>{t(`topic.${topic}`)}</h2>
      <Marked text={t(`text.${topic}`)} />
      {topic === 'keys' && <KeyList keys={keysOf()} />}
      {topic === 'bots' && <Words words={levelWords()} />}
    </>
  );
}

/** Explained words. */
function Words({ words }: { words: readonly (readonly [word: string, means: string])[] }) {
  return (
    <dl className="help-words">
      {words.map(([word, means]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}

export function GameArticle({ game, part }: { game: HelpedGame; part: string | null }) {
  const { id, name, summary, options, places, help, learn, reference } = game;
  const parts = partsOf(game);
  return (
    <>
      <h2 tabIndex={-1}>{name}</h2>
      {part !== null && !parts.includes(part) && (
        <p className="warning">{t('unknownPart', { name: part.slice(0, 40) })}</p>
      )}
      <p>{summary}</p>
      {learn && (
        <p>
          <Way path={learnPath(id)}>{t('learn', { name })}</Way>
        </p>
      )}
      {reference && <ReferenceButton game={game} />}
      <ul className="help-parts">
        {sectionsOf(game).map(([part, title]) => (
          <li key={part}>
            <Way path={helpPath(id, part)}>{title}</Way>
          </li>
        ))}
      </ul>
      {help?.sections.map((section) => (
        <Section key={section.id} part={section.id} title={section.title}>
          {section.Pictures ? <section.Pictures /> : <Marked text={section.text} />}
        </Section>
      ))}
      <Section part="options" title={t('options')}>
        <Words words={options.map(({ label, help }) => [label, help])} />
      </Section>
      <Section part="places" title={t('places')}>
        <KeyList keys={placeKeys(places)} />
      </Section>
      {help && (
        <Section part="rules" title={t('rules')}>
          <p>{t('rulesHelp')}</p>
          <Rules game={id} rules={help.rules} />
        </Section>
      )}
    </>
  );
}

/** Opens the game's reference card, which is also available in a match. */
function ReferenceButton({ game }: { game: HelpedGame }) {
  const [open, setOpen] = useState(false);
  return (
    <p>
      <button type="button" data-reference onClick={() => setOpen(true)}>
        {t('reference')}
      </button>
      <Suspense>{open && <ReferenceDialog game={game} onClose={() => setOpen(false)} />}</Suspense>
    </p>
  );
}

/** The sections of a game's help with their titles, in their order. */
function sectionsOf({ help }: HelpedGame): readonly (readonly [part: string, title: string])[] {
  const told = help?.sections.map((section) => [section.id, section.title] as const) ?? [];
  const own = OWN_PARTS.filter((part) => part !== 'rules' || help !== null);
  return [...told, ...own.map((part) => [part, t(part)] as const)];
}

/** All parts of a game's help that have an address. */
function partsOf(game: HelpedGame): readonly string[] {
  const rules = game.help?.rules.map(({ id }) => id) ?? [];
  return [...sectionsOf(game).map(([part]) => part), ...rules];
}

function Section(props: { part: string; title: string; children: ReactNode }) {
  const anchor = anchorOf(props.part);
  return (
    <section aria-labelledby={anchor}>
      <h3 id={anchor} tabIndex={-1}>
        {props.title}
      </h3>
      {props.children}
    </section>
  );
}

function Rules({ game, rules }: { game: string; rules: readonly RuleEntry[] }) {
  const sections = [...new Set(rules.map(({ section }) => section))];
  return sections.map((section) => (
    <section key={section} className="help-rules">
      <h4>{section}</h4>
      <dl>
        {rules
          .filter((rule) => rule.section === section)
          .map((rule) => (
            <div key={rule.id} id={anchorOf(rule.id)} tabIndex={-1}>
              <dt translate="no">
                <Way path={helpPath(game, rule.id)}>{rule.id}</Way>
              </dt>
              <dd>{rule.sentence}</dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}
