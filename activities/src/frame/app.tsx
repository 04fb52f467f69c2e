import './style/index.css'
import { useEffect, useRef } from 'react'
import type { ChapterState } from '../answering.ts'
import { screen } from '../messages.ts'
import { Taught } from '../taught/taught.tsx'
import { plainText } from '../text/plain-text.ts'
import { ChapterContext } from '../ui/chapter-context.ts'
import { Chapter } from './chapter.tsx'
import { messages } from './messages.ts'
import { useActivity } from './use-activity.ts'

const isDone = (state: ChapterState | undefined) => Boolean(state?.result && !state.result.left)

/** One chapter at a time; which one is the player's decision. */
export function ActivityApp() {
  const {
    moduleId,
    chapters,
    taught,
    current,
    states,
    grading,
    change,
    validate,
    assess,
    retry,
    complete,
    navigate,
    open,
  } = useActivity()
  const top = useRef<HTMLParagraphElement>(null)
  const index = Math.max(0, chapters?.findIndex(chapter => chapter.id === current) ?? 0)
  const chapter = chapters?.[index]
  const state = chapter && states[chapter.id]

  // A step asked for in here takes the reading position along; a step of the player leaves the focus with the player.
  useEffect(() => {
    if (!current) return
    window.scrollTo(0, 0)
    if (document.hasFocus()) top.current?.focus({ preventScroll: true })
  }, [current])

  if (!chapters) return <p className="waiting">{screen.loading}</p>
  if (!chapter || !state) return <p className="waiting">{messages.unknown}</p>
  const context = {
    moduleId,
    chapter: chapter.id,
    title: chapter.title,
    isSaid: chapter.isSaid ?? false,
    chapters: chapters.map(({ id, title }) => ({ id, title, done: isDone(states[id]) })),
    open,
  }
  const title = plainText(chapter.title)
  // The page around already has its main part: this is a region of it.
  return (
    <section aria-label={title}>
      {/* The player shows how far one is; here it is said, and holds the reading position. */}
      <p ref={top} tabIndex={-1} className="place hidden">
        {chapters.length > 1 ? messages.chapter(index + 1, chapters.length) : title}
      </p>
      <Taught lang={taught}>
        <ChapterContext value={context}>
          <Chapter
            key={chapter.id}
            data={chapter.data}
            figure={chapter.figure}
            state={state}
            grading={grading[chapter.id] ?? 'no'}
            isLast={index === chapters.length - 1}
            onChange={answer => change(chapter.id, answer)}
            onValidate={answer => validate(chapter.id, answer)}
            onAssess={answer => assess(chapter.id, answer)}
            onRetry={() => {
              retry(chapter.id)
              // The button that was pressed is gone: one starts again from the top.
              top.current?.focus()
            }}
            onComplete={() => {
              complete(chapter.id)
              top.current?.focus()
            }}
            onNext={() => navigate('next')}
          />
        </ChapterContext>
      </Taught>
    </section>
  )
}
