import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { Drawing } from './drawing.tsx'
import { screen } from './messages.ts'
import type { FigureView } from './shape.ts'

type Props = {
  figure: FigureView
  onPaper?: boolean
  /** What lies over the drawing, where it is answered on. */
  over?: ReactNode
}

/** A figure with its title, its text for who does not see it well, and a larger view. The drawing has been sanitised. */
export function Figure({ figure, onPaper = false, over }: Props) {
  const { title, text, source } = figure
  const [isLarge, setLarge] = useState(false)
  return (
    <figure className="figure">
      <figcaption className="figure-title">{title}</figcaption>
      {over ? (
        <div className="figure-stage" style={{ '--width': figure.w } as CSSProperties}>
          <Drawing figure={figure} />
          {over}
        </div>
      ) : (
        <Drawing figure={figure} />
      )}
      {source && <p className="figure-source">{screen.source(source)}</p>}
      {!onPaper && (
        <div className="figure-actions">
          <details>
            <summary>{screen.describe}</summary>
            <p>{text}</p>
          </details>
          <button type="button" aria-haspopup="dialog" onClick={() => setLarge(true)}>
            {screen.enlarge}
          </button>
        </div>
      )}
      {isLarge && <Enlarged figure={figure} onClose={() => setLarge(false)} />}
    </figure>
  )
}

function Enlarged({ figure, onClose }: { figure: FigureView; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="figure figure-large"
      aria-label={figure.title}
      onClose={onClose}
      onClick={event => event.target === dialog.current && dialog.current.close()}
    >
      <button type="button" onClick={() => dialog.current?.close()}>
        {screen.close}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, too */}
      <section className="figure-scroll" tabIndex={0} aria-label={figure.title}>
        <Drawing figure={figure} />
      </section>
    </dialog>
  )
}
