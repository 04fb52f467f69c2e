import { useContext } from 'react'
import { messages } from '../../messages-reading.ts'
import type { EngineProps } from '../engines/engine.tsx'
import { CheckIcon } from '../icons.tsx'
import { Line, Rich } from '../rich-text.tsx'
import { Place } from '../sound.ts'

/** The first page of a book: what it is about, and a way to each of its chapters. */
export function Contents({ data }: Pick<EngineProps<'contents'>, 'data'>) {
  const { chapter, chapters, open } = useContext(Place)
  return (
    <>
      <h2 className="page-title">{messages.contents.title}</h2>
      <div className="page">
        <Rich text={data.intro} />
      </div>
      <nav aria-label={messages.contents.title}>
        <ol className="contents">
          {chapters
            .filter(({ id }) => id !== chapter)
            .map(({ id, title, done }) => (
              <li key={id}>
                <button type="button" className="tile" onClick={() => open(id)}>
                  <Line text={title} />
                  {done && (
                    <span className="read">
                      <CheckIcon />
                      <span className="hidden">{messages.contents.read}</span>
                    </span>
                  )}
                </button>
              </li>
            ))}
        </ol>
      </nav>
    </>
  )
}
