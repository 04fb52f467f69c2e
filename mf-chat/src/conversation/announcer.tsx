import type { Message } from '@ariane/shared/contracts/chat'
import { VisuallyHidden } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { messages as text } from '../messages.ts'
import { newFrom } from '../rules.ts'

/** Several messages in a row are one announcement. */
const TOGETHER_MS = 1200
const MAX_CHARS = 140

type Props = { said: readonly Message[]; reader: string }

/** Announces new messages of others to screen readers: once, in short, without interrupting. */
export function Announcer({ said, reader }: Props) {
  const voice = useRef<HTMLSpanElement>(null)
  /** The last message when the list was last looked at; null: the conversation was empty. */
  const known = useRef<string | null | undefined>(undefined)
  const last = said.at(-1)?.id ?? null

  useEffect(() => {
    if (last === known.current) return
    // Messages that were there at the start are not announced.
    if (known.current === undefined) {
      known.current = last
      return
    }
    const timer = setTimeout(() => {
      const fresh = newFrom({ than: reader }, said, known.current ?? undefined)
      known.current = last
      if (voice.current && fresh.length > 0) voice.current.textContent = toSentence(fresh)
    }, TOGETHER_MS)
    return () => clearTimeout(timer)
  }, [last, said, reader])

  return <VisuallyHidden ref={voice} aria-live="polite" />
}

function toSentence(fresh: readonly Message[]): string {
  const [one, ...more] = fresh
  if (!one || more.length > 0) return text.incomingMany(fresh.length)
  const what = one.type === 'text' ? '' : text.kinds[one.type]
  return text.incoming(one.senderName, [what, one.content.slice(0, MAX_CHARS)].filter(Boolean).join(', '))
}
