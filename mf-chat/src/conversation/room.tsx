import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { Channel } from '@ariane/shared/contracts/chat'
import type { RoomView } from '@ariane/shared/ports'
import { $session, displayName, useStore } from '@ariane/shared/session'
import { Box, Button, Center, PlusIcon, Text, VStack } from '@ariane/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { messages as text } from '../messages.ts'
import { $outgoing, arrived, readStored } from '../outbox/sender.ts'
import { byOpening, onTheirWay, type Part } from '../rules.ts'
import { Announcer } from './announcer.tsx'
import { ChannelHeader } from './channel-header.tsx'
import { CloseButton } from './close-button.tsx'
import { Closed } from './closed.tsx'
import { Composer } from './composer.tsx'
import { NotifyLine } from './notify-line.tsx'
import { Older } from './older.tsx'
import { Previous } from './previous.tsx'
import { Thread } from './thread.tsx'
import { Typing } from './typing.tsx'
import { useFollow } from './use-follow.ts'
import { useOnline } from './use-online.ts'
import { useRead } from './use-read.ts'

type Props = {
  pupil: string
  part: Part
  grade: SchoolGrade | undefined
  view: RoomView & { channel: Channel }
  /** The reports, or the banner of a viewing manager. */
  above?: ReactNode
  onNewRequest: () => void
}

/** In a low window or with large text the messages need the room: the composer then scrolls with them. */
const LOW = { '@media (max-height: 34rem)': { position: 'static' } }

/** One conversation: the request, the messages and the composer. */
export function Room({ pupil, part, grade, view, above, onNewRequest }: Props) {
  const session = useStore($session)
  const me = session.status === 'signedIn' ? session.user : undefined
  const outgoing = useStore($outgoing)
  const online = useOnline()
  const top = useRef<HTMLDivElement>(null)
  const { channel, messages: said, older } = view
  const reader = me?.uid ?? ''
  const mine =
    part === 'viewer'
      ? []
      : onTheirWay(outgoing, { pupil, messages: said }, { uid: reader, name: me ? displayName(me) : '' })
  const { previous, current } = byOpening(said, channel)
  const lines = [...current, ...mine.map(({ message }) => message)]
  const last = lines.at(-1)
  const { end, waits, toEnd } = useFollow(top, last?.id, last?.senderId === reader)
  const open = channel.status === 'open'

  const wasOpen = useRef(open)
  // The focus was in the composer when another person closed the conversation: it moves to what replaces it.
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body)
      top.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  useRead(pupil, said.at(-1)?.id, part !== 'viewer')
  // Back online: pending messages are sent at once.
  useEffect(() => {
    if (view.live) void readStored()
  }, [view.live])
  useEffect(() => arrived(new Set(said.map(({ id }) => id))), [said])

  const ownWords = current.filter(({ senderId }) => senderId === reader).at(-1)?.content
  const offline = !online || (!view.live && outgoing.some(({ why }) => why === 'later'))
  return (
    <VStack ref={top} tabIndex={-1} outline="none" gap="5" align="stretch" maxW="4xl">
      {above}
      <ChannelHeader
        channel={channel}
        grade={grade}
        withName={part === 'viewer'}
        actions={
          open
            ? part !== 'viewer' && (
                <CloseButton pupil={pupil} part={part} onClosed={() => top.current?.focus({ preventScroll: true })} />
              )
            : part === 'pupil' && (
                <Button colorPalette="brand" onClick={onNewRequest}>
                  <PlusIcon aria-hidden />
                  {text.newRequest}
                </Button>
              )
        }
      />
      {older && <Older pupil={pupil} />}
      {previous.length > 0 && <Previous said={previous} reader={reader} mayReport={part === 'pupil'} />}
      {lines.length > 0 ? (
        <Thread
          said={lines}
          reader={reader}
          label={text.thread}
          outgoing={new Map(mine.map(one => [one.message.id, one.outgoing]))}
          mayReport={part === 'pupil'}
        />
      ) : (
        <Box color="ink.muted" textAlign="center" py="4">
          <Text>{text.noMessage}</Text>
          {open && part === 'pupil' && <Text textStyle="sm">{text.firstHint}</Text>}
        </Box>
      )}
      <Announcer said={said} reader={reader} />
      {part !== 'viewer' && ownWords !== undefined && open && <NotifyLine />}
      {open && <Typing pupil={pupil} />}
      {/* It is rendered before its text, so that screen readers announce the text. */}
      <Box role="status">{!open && <Closed channel={channel} />}</Box>
      {open && part !== 'viewer' && (
        <Box pos="sticky" bottom="calc(var(--bottom-bar, 0px) + 0.75rem)" zIndex="docked" css={LOW}>
          {waits && (
            <Center mb="2">
              <Button size="sm" onClick={toEnd}>
                {text.newMessage}
              </Button>
            </Center>
          )}
          {offline && (
            <Text role="status" textStyle="sm" bg="warning.subtle" borderRadius="l2" px="3" py="1.5" mb="2">
              {text.offline}
            </Text>
          )}
          <Composer key={pupil} pupil={pupil} kindTo={part === 'pupil' ? (ownWords ?? '') : undefined} />
        </Box>
      )}
      <Box ref={end} h="1px" mt="-5" aria-hidden />
    </VStack>
  )
}
