import type { StopWatching, Typist } from '@ariane/shared/ports'
import { Text } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { chat } from '../me.ts'
import { messages as text } from '../messages.ts'

/** Who is typing. Shown but not announced, because it changes often. */
export function Typing({ pupil }: { pupil: string }) {
  const [typist, setTypist] = useState<Typist | null>(null)
  useEffect(() => {
    let stop: StopWatching | undefined
    let gone = false
    chat().then(
      port => {
        if (!gone) stop = port.watchTyping(pupil, setTypist)
      },
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [pupil])
  return (
    <Text as="div" textStyle="sm" color="ink.muted" minH="1.5em" px="1">
      {typist && text.typing(typist.senderName)}
    </Text>
  )
}
