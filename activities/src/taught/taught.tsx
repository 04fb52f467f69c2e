import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { isTaught, type TaughtWords } from './is-taught.ts'
import type { TaughtLanguage } from './language.ts'
import { loadWords } from './load-words.ts'
import { splitTaught } from './split-taught.ts'

/** What is taught in a place; its words are null until they are here. */
export type TaughtHere = { lang: TaughtLanguage; words: TaughtWords | null }

const TaughtContext = createContext<TaughtHere | null>(null)

/** What is taught where this is shown; null for French alone. */
export const useTaught = (): TaughtHere | null => useContext(TaughtContext)

/** Texts in here may be of the language `lang`: what surely is, says so to screen readers. */
export function Taught({ lang, children }: { lang: TaughtLanguage | undefined; children: ReactNode }) {
  const [words, setWords] = useState<{ lang: TaughtLanguage; words: TaughtWords } | null>(null)
  useEffect(() => {
    let wanted = true
    // Without its words every text is read as French, as it was.
    if (lang)
      loadWords(lang).then(
        list => wanted && setWords({ lang, words: list }),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [lang])
  const here = lang ? { lang, words: words?.lang === lang ? words.words : null } : null
  return <TaughtContext value={here}>{children}</TaughtContext>
}

/** The attribute of an element with this text and no other. */
export const langOf = (text: string, here: TaughtHere | null): { lang?: TaughtLanguage } =>
  here?.words && isTaught(text, here.words) ? { lang: here.lang } : {}

/** A text without marks, with the groups of the taught language in it named. */
export function TaughtText({ text, here }: { text: string; here: TaughtHere | null }) {
  if (!here?.words) return text
  return splitTaught(text, here.words).map((stretch, n) =>
    stretch.isTaught ? (
      <span key={`${n}-${stretch.text.length}`} lang={here.lang}>
        {stretch.text}
      </span>
    ) : (
      stretch.text
    ),
  )
}
