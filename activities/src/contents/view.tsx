import '../ui/style/page.css'
import './style.css'
import { useContext } from 'react'
import { ChapterContext } from '../ui/chapter-context.ts'
import { CheckIcon } from '../ui/icons.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

/** The first page of a book: what it is about, and a way to each of its chapters. */
export default function Contents({ data }: ViewProps<'contents'>) {
  const { chapter, chapters, open } = useContext(ChapterContext)
  return (
    <>
      <h2 className="page-title">{screen.title}</h2>
      <div className="page">
        <Rich text={data.intro} />
      </div>
      <nav aria-label={screen.title}>
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
                      <span className="hidden">{screen.read}</span>
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
