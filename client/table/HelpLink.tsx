/** A link to the help about this place. */

import { t } from '../i18n/index.ts';
import { follow } from '../store/router.ts';
import { helpPath, type Topic } from '../store/topics.ts';
import { Icon } from './panels/Icon.tsx';
import { useGameBasics } from './use-game.ts';

interface HelpLinkProps {
  /** Absent: the list of all topics. */
  readonly topic?: Topic;
  /** In a separate window: this page has a match, or unsaved work, that must not be left. */
  readonly apart?: boolean;
}

export function HelpLink({ topic, apart = false }: HelpLinkProps) {
  const path = helpPath(topic);
  return (
    <a
      className="link-button help-link"
      href={path}
      {...(apart
        ? { target: '_blank', rel: 'noopener' }
        : { onClick: (event) => follow(event, path) })}
    >
      <Icon name="help" size={16} /> {t('help.link')}
      {apart && <span className="sr">{t('help.apart')}</span>}
    </a>
  );
}

/** A question mark at the decision: opens the game's help about it, in a separate window. */
export function HelpHere({ situation }: { situation: string }) {
  const game = useGameBasics();
  if (!game?.helpSections) return null;
  return (
    <a
      className="help-here"
      href={helpPath(game.id, game.helpSections[situation])}
      target="_blank"
      rel="noopener"
      data-note={t('help.here')}
      aria-label={t('help.here')}
    >
      <Icon name="help" size={18} />
    </a>
  );
}
