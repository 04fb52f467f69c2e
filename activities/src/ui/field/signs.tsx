import { messages } from './messages.ts'
import { useOneStop } from './use-one-stop.ts'

/** Signs that a keyboard may lack: one stop of the Tab key, arrows inside. */
export function Signs({ signs, onInsert }: { signs: readonly string[]; onInsert: (sign: string) => void }) {
  const stop = useOneStop(signs.length)
  return (
    <div role="toolbar" aria-label={messages.signs} className="signs" {...stop.row}>
      {signs.map((sign, n) => (
        <button
          key={sign}
          type="button"
          className="sign"
          aria-label={messages.insert(sign)}
          onClick={() => onInsert(sign)}
          {...stop.button(n)}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
