import type { ActivityResult } from '../result.ts'
import type { DataFor } from '../shape.ts'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { screen } from './messages.ts'
import { readFraction } from './read-fraction.ts'

type Props = { points: DataFor<'number-line'>['points']; result: ActivityResult | null }

/** What each point is asked to be, and what came of it. */
export const Legend = ({ points, result }: Props) => (
  <ul className="abscissas" aria-label={screen.points}>
    {points.map(({ id, name, text }) => (
      <li key={id} className={`abscissa${partClass(result?.parts[id])}`}>
        <span>
          <strong>{name}</strong> (<Value text={text} />)
        </span>
        <ResultMark part={result?.parts[id]} />
      </li>
    ))}
  </ul>
)

function Value({ text }: { text: string }) {
  const fraction = readFraction(text)
  if (!fraction) return text
  return (
    <>
      <span className="hidden">{text}</span>
      <span className="fraction" aria-hidden>
        {fraction.sign}
        <span>
          <span className="numerator">{fraction.numerator}</span>
          <span>{fraction.denominator}</span>
        </span>
      </span>
    </>
  )
}
