/** Asks for the code of a table; the typed code may have spaces, dashes and small letters. */

import { type ReactNode, useState } from 'react';

interface CodeFormProps {
  /** Class of the form. */
  readonly className: string;
  /** Name of the field, which browsers remember. */
  readonly name?: string;
  readonly label: string;
  readonly submit: string;
  readonly primary?: boolean;
  /** Called with capital letters and digits alone. */
  readonly onCode: (code: string) => void;
  /** Element with the explanation. */
  readonly children?: ReactNode;
}

export function CodeForm(props: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const code = typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
  return (
    <form
      className={props.className}
      onSubmit={(event) => {
        event.preventDefault();
        if (code) props.onCode(code);
      }}
    >
      <label className="field">
        <span>{props.label}</span>
        <input
          name={props.name ?? 'code'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          className="code-input"
        />
      </label>
      {props.children}
      <button type="submit" className={props.primary ? 'primary' : undefined} disabled={!code}>
        {props.submit}
      </button>
    </form>
  );
}
