/** The choice of the pages' language, if the build has more than one. */

import './language-field.css';
import { LANGUAGE, LANGUAGES } from '../i18n/language.ts';
import { chooseLanguage } from '../store/language.ts';
import { languageName, t } from './languages.ts';
import { Icon } from './panels/Icon.tsx';

interface LanguageFieldProps {
  readonly languages?: readonly string[];
  /** Among a page's tools: a globe in place of the label. */
  readonly small?: true;
}

export function LanguageField({ languages = LANGUAGES, small }: LanguageFieldProps) {
  if (languages.length < 2) return null;
  return (
    <label className={small ? 'language-tool' : 'field'}>
      {small && <Icon name="globe" size={16} />}
      <span className={small && 'sr'}>{t('language')}</span>
      <select
        name="language"
        translate="no"
        value={LANGUAGE}
        onChange={(event) => chooseLanguage(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </select>
    </label>
  );
}
