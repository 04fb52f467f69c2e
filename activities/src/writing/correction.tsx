import type { ActivityResult } from '../result.ts'
import { AlmostIcon, CheckIcon, FoldIcon } from '../ui/icons.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import { screen } from './messages.ts'

/** A good answer, folded away so that one may try again first. */
export const Model = ({ text }: { text: string }) => (
  <details className="panel model">
    <summary>
      <span>{screen.model}</span>
      <FoldIcon />
    </summary>
    <div className="panel-body">
      <Rich text={text} />
    </div>
  </details>
)

/** The ideas of the rubric, and whether they were recognised. */
export function Ideas({ parts }: { parts: ActivityResult['parts'] }) {
  const ideas = Object.entries(parts).filter(([id]) => id.startsWith('idea:'))
  if (ideas.length === 0) return null
  return (
    <>
      <h2 className="small-title">{screen.ideas}</h2>
      <ul className="checks">
        {ideas.map(([id, { correct, expected = '' }]) => (
          <li key={id} className={correct ? 'mark right' : 'mark neutral'}>
            {correct ? <CheckIcon /> : <AlmostIcon />}
            <span>
              <Line text={expected} />
              <span className="expected"> {correct ? screen.found : screen.notFound}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

type Criteria = { criteria: readonly string[]; met: readonly number[]; onMet: (met: number[]) => void }

/** Criteria for the writer to tick: nobody else grades them. */
export function Assessment({ criteria, met, onMet }: Criteria) {
  return (
    <fieldset className="assessment">
      <legend className="small-title">{screen.assess}</legend>
      {criteria.map((criterion, n) => (
        <label key={criterion} className={met.includes(n) ? 'option chosen' : 'option'}>
          <input
            type="checkbox"
            checked={met.includes(n)}
            onChange={event => onMet(event.target.checked ? [...met, n] : met.filter(one => one !== n))}
          />
          <span className="option-text">
            <Line text={criterion} />
          </span>
        </label>
      ))}
      <p role="status" className="note">
        {met.length > 0 && screen.assessed(met.length, criteria.length)}
      </p>
    </fieldset>
  )
}
