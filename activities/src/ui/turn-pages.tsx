import { DownIcon, UpIcon } from './icons.tsx'

type TurnPagesProps = {
  at: number
  count: number
  labels: { previous: string; following: string }
  onTurn: (to: number) => void
}

/** The two buttons of what is shown one at a time; nothing where there is only one. */
export function TurnPages({ at, count, labels, onTurn }: TurnPagesProps) {
  if (count < 2) return null
  return (
    <div className="steps">
      <button type="button" disabled={at === 0} onClick={() => onTurn(at - 1)}>
        <span className="turn">
          <UpIcon />
        </span>
        <span className="back-word">{labels.previous}</span>
      </button>
      <button type="button" disabled={at === count - 1} onClick={() => onTurn(at + 1)}>
        {labels.following}
        <span className="turn">
          <DownIcon />
        </span>
      </button>
    </div>
  )
}
