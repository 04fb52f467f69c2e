import { readMessage } from '@ariane/activities/protocol'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { AsksPart, type Content, type GivesPart } from '../../frames/parts-protocol.ts'
import { isActivityFrame, readFramePage, readPart } from './frame-files.ts'

/** What a frame is opened with: its address, or the page that is written into it. */
type Opened = { src: string } | { srcDoc: string }

/**
 * Opens a frame: one of ours is written by the player, who has its files once for all, also without a connection; null until
 * they came. `onMissing` is called when they do not.
 */
export function useFramePage(href: string, frame: RefObject<HTMLIFrameElement | null>, onMissing: () => void) {
  const isOurs = isActivityFrame(href)
  const [opened, setOpened] = useState<Opened | null>(isOurs ? null : { src: href })
  const missing = useEffectEvent(onMissing)
  useEffect(() => {
    if (!isOurs) return
    let isGone = false
    readFramePage().then(
      srcDoc => isGone || setOpened({ srcDoc }),
      () => isGone || missing(),
    )
    const give = async ({ file }: z.infer<typeof AsksPart>) => {
      const content: Content = await readPart(file)
      const part: z.infer<typeof GivesPart> = { type: 'frame-part', file, content }
      frame.current?.contentWindow?.postMessage(part, '*')
    }
    const hear = (event: MessageEvent) => {
      const message = readMessage(AsksPart, event, frame.current?.contentWindow)
      if (message) void give(message)
    }
    window.addEventListener('message', hear)
    return () => {
      isGone = true
      window.removeEventListener('message', hear)
    }
  }, [isOurs, frame])
  return opened
}
