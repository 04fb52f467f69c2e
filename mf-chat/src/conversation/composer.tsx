import { CHAT_LIMITS, isMedia } from '@ariane/shared/contracts/chat'
import { isSeen } from '@ariane/shared/contracts/prose'
import { useAction, useForm } from '@ariane/shared/form'
import { useDraft, useMediaDraft } from '@ariane/shared/session'
import { Box, Button, Flex, SendIcon, Text, Textarea, VisuallyHidden } from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Attached } from '../capture/attached.tsx'
import { toDataUrl } from '../capture/fit-image.ts'
import { messages as captureText } from '../capture/messages.ts'
import { type Prepared, prepare } from '../capture/prepare.ts'
import { Tools } from '../capture/tools.tsx'
import { chat } from '../me.ts'
import { messages } from '../messages.ts'
import { send } from '../outbox/sender.ts'

const text = messages.compose

type Props = {
  pupil: string
  /** For the pupil: words of distress show help numbers, also for a while after they were sent. */
  kindTo?: string | undefined
}

/** The field for a message and its attachment, both stored on the device until they are sent. */
export function Composer({ pupil, kindTo }: Props) {
  const [typed, setTyped, dropTyped] = useDraft(`chat-text:${pupil}`, '')
  const attached = useMediaDraft(`chat-attachment:${pupil}`)
  const [note, setNote] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const media = attached.media ?? null
  const isEmpty = !isSeen(typed) && !media
  const preparing = useAction('chat attachment', captureText.format)
  const form = useForm({
    name: 'chat message',
    state: [{ typed }, values => setTyped(values.typed), dropTyped],
    check: values => (isEmpty || preparing.busy ? { errors: {} } : { sent: values.typed.trim() }),
    send: async content => {
      setRefusal(null)
      if (!media) void send({ pupil, type: 'text', content })
      else await sendMedia(media.blob, content)
      field.current?.focus()
    },
    failure: captureText.format,
  })
  // A text needs no preparation: it is on its way at once.
  const busy = preparing.busy || (form.busy && media !== null)
  const problem = refusal ?? form.problem ?? preparing.problem

  function take(prepared: Prepared) {
    if ('refusal' in prepared) return setRefusal(prepared.refusal)
    setNote(prepared.note)
    attached.set(prepared.media)
    field.current?.focus()
  }
  function takeFile(file: Blob, name: string) {
    setRefusal(null)
    return preparing.run(async () => take(await prepare(file, name, CHAT_LIMITS.file)))
  }
  async function sendMedia(blob: Blob, content: string) {
    const fileUrl = await toDataUrl(blob)
    const type = (['image', 'audio', 'video'] as const).find(kind => isMedia(kind, fileUrl))
    if (!type) throw new Error('unreadable')
    void send({ pupil, type, content, fileUrl })
    attached.set(null)
  }

  function onKey(event: KeyboardEvent) {
    // On touch keyboards the return key starts a new line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    void form.submit()
  }
  function onPaste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    const words = event.clipboardData.getData('text/plain').trim()
    // With a picture of themselves words come from a document; a file brings its name along.
    if (!file || media || (words !== '' && words !== file.name)) return
    event.preventDefault()
    void takeFile(file, file.name)
  }

  return (
    <form aria-label={text.region} {...form.props}>
      <Flex
        direction="column"
        gap="2"
        bg="surface"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="l3"
        boxShadow="lg"
        p={{ base: '2', sm: '3' }}
      >
        <HelplineNotice texts={kindTo === undefined ? [] : [typed, kindTo]} />
        {media && <Attached media={media} note={note} isKept={attached.isKept} onRemove={() => attached.set(null)} />}
        <Box aria-live="polite" textStyle="sm" _empty={{ mt: '-2' }}>
          {problem && (
            <Text color="danger.fg" fontWeight="medium" overflowWrap="anywhere">
              {problem}
            </Text>
          )}
          {busy && <Text color="ink.muted">{captureText.preparing}</Text>}
        </Box>
        <Flex gap="2" align="flex-end">
          <Textarea
            ref={field}
            aria-label={text.label}
            placeholder={text.placeholder}
            rows={1}
            lang="fr"
            spellCheck
            maxLength={CHAT_LIMITS.text}
            value={typed}
            minH="touch"
            maxH={{ base: '24', md: '40' }}
            resize="none"
            css={{ fieldSizing: 'content' }}
            onChange={({ target }) => {
              form.change({ typed: target.value })
              void chat().then(
                port => port.typing(pupil),
                () => undefined,
              )
            }}
            onKeyDown={onKey}
            onPaste={onPaste}
          />
          <Button type="submit" disabled={isEmpty} loading={busy} px={{ base: '3', md: '5' }}>
            <SendIcon aria-hidden />
            <Box as="span" display={{ base: 'none', md: 'inline' }}>
              {text.send}
            </Box>
            <VisuallyHidden display={{ base: 'block', md: 'none' }}>{text.send}</VisuallyHidden>
          </Button>
        </Flex>
        <Flex justify="space-between" align="center" gap="2" wrap="wrap">
          <Tools
            room={pupil}
            letters={CHAT_LIMITS.file}
            isFull={media !== null}
            onFile={(file, name) => void takeFile(file, name)}
            onSound={take}
            onLink={address => {
              void send({ pupil, type: 'text', content: address })
              field.current?.focus()
            }}
          />
          <Text textStyle="xs" color="ink.muted" display={{ base: 'none', lg: 'block' }} px="2">
            {text.keys}
          </Text>
        </Flex>
      </Flex>
    </form>
  )
}
