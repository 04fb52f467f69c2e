import type { DataFor } from '../shape.ts'
import { CheckIcon, FoldIcon } from '../ui/icons.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import { ListenButton } from '../ui/voice/listen-button.tsx'
import { useSound } from '../ui/voice/use-sound.ts'
import { screen } from './messages.ts'
import { isUsed } from './words.ts'

/** The text that a question is about, open to begin with. */
export const Source = ({ source }: { source: NonNullable<DataFor<'writing'>['source']> }) => (
  <details className="panel source" open>
    <summary>
      <span>
        <Line text={screen.source(source.title)} />
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

/** Words that the text has to use, ticked off as they appear. */
export const WordsToUse = ({ words, text }: { words: readonly string[]; text: string }) => (
  <>
    <h2 className="small-title">{screen.mustUse}</h2>
    <ul className="words-to-use">
      {words.map(word => (
        <li key={word} className={isUsed(text, word) ? 'used' : ''}>
          {isUsed(text, word) && <CheckIcon />}
          <span aria-hidden>{word}</span>
          <span className="hidden">{isUsed(text, word) ? screen.used(word) : screen.toUse(word)}</span>
        </li>
      ))}
    </ul>
  </>
)

/** What the text is asked to do. */
export const Criteria = ({ criteria }: { criteria: readonly string[] }) => (
  <>
    <h2 className="small-title">{screen.criteria}</h2>
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
    <ListenButton sound={sound} part={0} label={screen.listenQuestion} options={{ fallback: { text, lang: 'fr' } }} />
  )
}
