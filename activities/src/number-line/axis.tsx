import type { Ref } from 'react'
import type { DataFor } from '../shape.ts'
import { screen } from './messages.ts'
import { readFraction } from './read-fraction.ts'

type Props = Pick<DataFor<'number-line'>, 'last' | 'labels'> & { ref: Ref<SVGSVGElement> }

/** The line with its graduations; its width is that of what lies between the two ends. */
export function Axis({ ref, last, labels }: Props) {
  const x = (at: number) => `${(100 * at) / last}%`
  const isLabelled = (at: number) => labels.some(label => label.at === at)
  return (
    <svg ref={ref} className="axis" role="img" aria-label={screen.line(labels.map(({ text }) => text))}>
      <line className="ray" x1="-1rem" y1="12" x2="100%" y2="12" />
      <svg x="100%" aria-hidden overflow="visible">
        <path className="ray" d="M0 12h15m-6-5 6 5-6 5" />
      </svg>
      {Array.from({ length: last + 1 }, (_, at) => {
        const half = isLabelled(at) ? 9 : 5
        return (
          <line
            key={x(at)}
            className={isLabelled(at) ? 'graduation main' : 'graduation'}
            x1={x(at)}
            x2={x(at)}
            y1={12 - half}
            y2={12 + half}
          />
        )
      })}
      {labels.map(({ at, text }) => (
        <svg key={at} x={x(at)} aria-hidden overflow="visible">
          <Label text={text} />
        </svg>
      ))}
    </svg>
  )
}

function Label({ text }: { text: string }) {
  const fraction = readFraction(text)
  if (!fraction) return <text y="2.6em">{text}</text>
  const { sign, numerator, denominator } = fraction
  const width = 0.36 * Math.max(numerator.length, denominator.length)
  return (
    <>
      {sign && (
        <text x={`-${width + 0.55}em`} y="3.05em">
          {sign}
        </text>
      )}
      <text y="2.35em">{numerator}</text>
      <line className="bar" x1={`-${width}em`} x2={`${width}em`} y1="2.75em" y2="2.75em" />
      <text y="3.85em">{denominator}</text>
    </>
  )
}
