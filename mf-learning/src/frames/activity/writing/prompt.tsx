import type { ActivityData } from '@ariane/shared/contracts/activities'
import { useState } from 'react'
import { messages } from '../../messages-writing.ts'
import { CheckIcon, FoldIcon } from '../icons.tsx'
import { ListenButton } from '../listen-button.tsx'
import { Line, Rich } from '../rich-text.tsx'
import { useSound } from '../sound.ts'
import { isUsed } from './answers.ts'

type Data = Extract<ActivityData, { engine: 'writing' }>

/** The text that a question is about, open to begin with. */
export const Source = ({ source }: { source: NonNullable<Data['source']> }) => (
  <details className="panel source" open>
    <summary>
      <span>
        <Line text={messages.source(source.title)} />
      </span>
      <FoldIcon />
    </summary>
    <div className="panel-body">
      <Rich text={source.body} />
      <p className="note">
        <Line text={source.by} />
      </p>
    </div>
  </details>
)

/** Help that is asked for. */
export function Hint({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="hint">
      <button type="button" className="light" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? messages.hideHint : messages.hint}
      </button>
      {open && (
        <p>
          <Line text={text} />
        </p>
      )}
    </div>
  )
}

/** Words that the text has to use, ticked off as they appear. */
export const WordsToUse = ({ words, text }: { words: readonly string[]; text: string }) => (
  <>
    <h2 className="small-title">{messages.mustUse}</h2>
    <ul className="words-to-use">
      {words.map(word => (
        <li key={word} className={isUsed(text, word) ? 'used' : ''}>
          {isUsed(text, word) && <CheckIcon />}
          <span aria-hidden>{word}</span>
          <span className="hidden">{isUsed(text, word) ? messages.used(word) : messages.toUse(word)}</span>
        </li>
      ))}
    </ul>
  </>
)

/** What the text is asked to do. */
export const Criteria = ({ criteria }: { criteria: readonly string[] }) => (
  <>
    <h2 className="small-title">{messages.criteria}</h2>
    <ul className="expectations">
      {criteria.map(criterion => (
        <li key={criterion}>
          <Line text={criterion} />
        </li>
      ))}
    </ul>
  </>
)

export function ListenToQuestion({ text }: { text: string }) {
  const sound = useSound()
  return (
    <ListenButton sound={sound} part={0} label={messages.listenQuestion} options={{ fallback: { text, lang: 'fr' } }} />
  )
}
