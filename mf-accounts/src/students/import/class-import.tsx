import type { SchoolGrade } from '@ariane/shared/catalogue'
import { $manager, useStore, useStudents } from '@ariane/shared/session'
import { useEffect, useRef, useState } from 'react'
import { Preview } from './preview.tsx'
import { type ClassLine, readList } from './read.ts'
import { Result } from './result.tsx'
import { Source } from './source.tsx'
import { $class, $sending, sendClass, toSend } from './store.ts'

/** A class list becomes accounts: pasted or from a file, checked line by line, created, printed. */
export default function ClassImport({ onBack }: { onBack: () => void }) {
  const owner = useStore($manager)
  const result = useStore($class)
  const sending = useStore($sending)
  const followed = useStudents()
  const [written, setWritten] = useState('')
  const [grade, setGrade] = useState<SchoolGrade>('6ème')
  const [problem, setProblem] = useState<string | null>(null)
  const [lines, setLines] = useState<ClassLine[] | null>(null)
  const isMine = result?.owner === owner ? result : null
  const step = sending || isMine ? 'result' : lines ? 'preview' : 'source'
  const top = useRef<HTMLDivElement>(null)
  const first = useRef(true)

  // Another step replaces the button: the scroll position and the focus follow.
  useEffect(() => {
    if (!first.current) {
      top.current?.focus({ preventScroll: true })
      top.current?.scrollIntoView({ block: 'start' })
    }
    first.current = false
  }, [step])

  function check(text: string) {
    const known = followed.state === 'ready' ? followed.data.map(({ fullName }) => fullName) : []
    const list = readList(text, grade, known)
    setProblem('problem' in list ? list.problem : null)
    setLines('lines' in list ? list.lines : null)
  }

  return (
    <div ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      {step === 'source' && (
        <Source
          written={written}
          grade={grade}
          problem={problem}
          onWritten={text => {
            setWritten(text)
            setProblem(null)
          }}
          onGrade={setGrade}
          onProblem={setProblem}
          onCheck={check}
          onBack={onBack}
        />
      )}
      {step === 'preview' && lines && (
        <Preview
          lines={lines}
          onBack={() => setLines(null)}
          onCreate={chosen => {
            void sendClass(toSend(chosen))
          }}
        />
      )}
      {step === 'result' && (
        <Result
          made={isMine?.made ?? []}
          missed={isMine?.missed ?? []}
          onDone={() => {
            $class.set(null)
            setLines(null)
            setWritten('')
            onBack()
          }}
        />
      )}
    </div>
  )
}
