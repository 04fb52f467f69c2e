import { useId } from 'react'
import { screen as common } from '../messages.ts'
import { plainText } from '../text/plain-text.ts'
import { Hint } from '../ui/hint.tsx'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

/** Answers of at most so many characters stand two by two. */
const SHORT = 12

/** A question with options to tick. */
export default function Quiz({ data, answer, result, locked, onChange }: ViewProps<'quiz'>) {
  const name = useId()
  const choose = (id: string, on: boolean) => {
    if (!data.multiple) onChange({ engine: 'quiz', chosen: [id] })
    else onChange({ engine: 'quiz', chosen: on ? [...answer.chosen, id] : answer.chosen.filter(one => one !== id) })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend may not hold the paragraphs and lists of a question
    <div role="group" aria-labelledby={`${name}-stem`}>
      <div id={`${name}-stem`} className="stem">
        <Rich text={data.stem} />
      </div>
      <p className="instruction">{data.multiple ? screen.multiple : screen.single}</p>
      {data.hint && !result && <Hint text={data.hint} next={data.nextHints} />}
      <div className={data.options.every(({ text }) => text.length <= SHORT) ? 'options short' : 'options'}>
        {data.options.map(({ id, text }) => {
          const chosen = answer.chosen.includes(id)
          const part = result?.parts[id]
          // An option that was rightly left alone needs no mark.
          const graded = part && (chosen || !part.correct) ? { correct: chosen === part.correct } : undefined
          return (
            <label key={id} className={`option${chosen ? ' chosen' : ''}${partClass(graded)}`}>
              <input
                type={data.multiple ? 'checkbox' : 'radio'}
                name={name}
                checked={chosen}
                disabled={locked}
                aria-label={graded ? undefined : spokenName(text)}
                onChange={event => choose(id, event.target.checked)}
              />
              <span className="option-text">
                <Line text={text} />
              </span>
              {graded && <ResultMark part={graded} label={describe(chosen, graded.correct)} />}
            </label>
          )
        })}
      </div>
    </div>
  )
}

/** A drawn formula has no name that everybody hears. */
const spokenName = (text: string) => (text.includes('$') ? plainText(text) : undefined)

function describe(chosen: boolean, right: boolean): string {
  if (!chosen) return screen.missed
  return right ? common.right : screen.wrongChoice
}
