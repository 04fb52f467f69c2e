import './style/arrow-keys.css'
import { DownIcon, UpIcon } from './icons.tsx'

type Key = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

type Props = {
  /** What is moved. */
  name?: string
  labels: { left: string; right: string; up?: string; down?: string }
  locked: boolean
  onPress: (key: Key) => void
}

/** Four arrows, or two, for fingers: what they move is moved by the keys of the same names, too. */
export function ArrowKeys({ name, labels, locked, onPress }: Props) {
  const arrow = (key: Key, label: string | undefined, icon: React.ReactNode) =>
    label && (
      <button type="button" className="square" aria-label={label} disabled={locked} onClick={() => onPress(key)}>
        {icon}
      </button>
    )
  const turned = (icon: React.ReactNode) => <span className="turn">{icon}</span>
  return (
    <div className="arrow-keys">
      {arrow('ArrowLeft', labels.left, turned(<UpIcon />))}
      {arrow('ArrowDown', labels.down, <DownIcon />)}
      {name && <strong aria-hidden>{name}</strong>}
      {arrow('ArrowUp', labels.up, <UpIcon />)}
      {arrow('ArrowRight', labels.right, turned(<DownIcon />))}
    </div>
  )
}
