import { useFields } from '@ariane/shared/form'
import { $manager, useStore } from '@ariane/shared/session'
import { useEffect, useRef, useState } from 'react'
import { findClasses } from './classes.ts'
import { Preview } from './preview.tsx'
import type { ClassLine } from './read.ts'
import { Result } from './result.tsx'
import { type ClassList, Source } from './source.tsx'
import { $class, $sending, sendClass, toSend } from './store.ts'

const EMPTY: ClassList = { list: '', grade: '6ème' }

/** A class list becomes accounts: pasted or from a file, checked line by line, created, printed. */
export default function ClassImport({ onBack }: { onBack: () => void }) {
  const owner = useStore($manager)
  const result = useStore($class)
  const sending = useStore($sending)
  const [typed, setTyped, dropTyped] = useFields(EMPTY)
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

  return (
    <div ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      {step === 'source' && (
        // Who comes back from the preview finds the list again.
        <Source state={[typed, setTyped, () => undefined]} onRead={setLines} onBack={onBack} />
      )}
      {step === 'preview' && lines && (
        <Preview
          lines={lines}
          onBack={() => setLines(null)}
          onCreate={async (chosen, withClasses) => {
            const classes = withClasses ? await findClasses(chosen) : new Map<string, string>()
            void sendClass(toSend(chosen, classes))
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
            dropTyped()
            onBack()
          }}
        />
      )}
    </div>
  )
}
