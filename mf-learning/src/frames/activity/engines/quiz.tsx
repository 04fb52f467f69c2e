import { useId } from 'react'
import { messages } from '../../messages.ts'
import { Line, Rich } from '../rich-text.tsx'
import type { EngineProps } from './engine.tsx'
import { Mark, partClass } from './mark.tsx'

export function Quiz({ data, answer, result, locked, onChange }: EngineProps<'quiz'>) {
  const name = useId()
  const choose = (id: string, on: boolean) => {
    if (!data.multiple) onChange({ engine: 'quiz', chosen: [id] })
    else onChange({ engine: 'quiz', chosen: on ? [...answer.chosen, id] : answer.chosen.filter(one => one !== id) })
  }
  return (
    <fieldset disabled={locked}>
      <legend className="stem">
        <Rich text={data.stem} />
      </legend>
      <p className="instruction">{data.multiple ? messages.quiz.multiple : messages.quiz.single}</p>
      {data.options.map(({ id, text }) => {
        const chosen = answer.chosen.includes(id)
        const part = result?.parts[id]
        // An option that was rightly left alone needs no judgement.
        const judged = part && (chosen || !part.correct) ? { correct: chosen === part.correct } : undefined
        return (
          <label key={id} className={`option${chosen ? ' chosen' : ''}${partClass(judged)}`}>
            <input
              type={data.multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen}
              onChange={event => choose(id, event.target.checked)}
            />
            <span className="option-text">
              <Line text={text} />
            </span>
            {judged && <Mark part={judged} label={markOf(chosen, judged.correct)} />}
          </label>
        )
      })}
    </fieldset>
  )
}

function markOf(chosen: boolean, right: boolean): string {
  if (!chosen) return messages.quiz.missed
  return right ? messages.right : messages.quiz.stray
}
