import type { ActivityResult } from '../result.ts'
import type { DataFor } from '../shape.ts'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { markZone } from './mark-zone.ts'
import { screen } from './messages.ts'

type Props = { zones: DataFor<'choose-zone'>['zones']; chosen: readonly string[]; result: ActivityResult }

const describe = (isChosen: boolean, isRight: boolean) =>
  isChosen ? (isRight ? screen.found : screen.wrongChoice) : screen.missed

/** What the zones are that were chosen or asked for, in words. */
export const Correction = ({ zones, chosen, result }: Props) => (
  <ul className="zone-results" aria-label={screen.correction}>
    {zones.map(({ id, text }) => {
      const part = markZone(chosen.includes(id), result.parts[id])
      return !part ? null : (
        <li key={id} className={`zone-result${partClass(part)}`}>
          <strong>{screen.result(text, part.expected)}</strong>
          <ResultMark part={{ correct: part.correct }} label={describe(chosen.includes(id), part.correct)} />
        </li>
      )
    })}
  </ul>
)
