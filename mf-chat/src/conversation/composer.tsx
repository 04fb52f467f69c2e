import { CHAT_LIMITS, isMedia } from '@ariane/shared/contracts/chat'
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
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const media = attached.media ?? null
  const isEmpty = !typed.trim() && !media

  function take(prepared: Prepared) {
    if ('refusal' in prepared) return setRefusal(prepared.refusal)
    setNote(prepared.note)
    attached.set(prepared.media)
    field.current?.focus()
  }
  async function takeFile(file: Blob, name: string) {
    setRefusal(null)
    setBusy(true)
    take(await prepare(file, name, CHAT_LIMITS.file))
    setBusy(false)
  }

  async function submit() {
    if (isEmpty || busy) return
    setRefusal(null)
    if (!media) void send({ pupil, type: 'text', content: typed.trim() })
    else if (!(await sendMedia(media.blob))) return
    dropTyped()
    field.current?.focus()
  }
  async function sendMedia(blob: Blob): Promise<boolean> {
    setBusy(true)
    try {
      const fileUrl = await toDataUrl(blob)
      const type = (['image', 'audio', 'video'] as const).find(kind => isMedia(kind, fileUrl))
      if (!type) throw new Error('unreadable')
      void send({ pupil, type, content: typed.trim(), fileUrl })
      attached.set(null)
      return true
    } catch {
      setRefusal(captureText.format)
      return false
    } finally {
      setBusy(false)
    }
  }

  function onKey(event: KeyboardEvent) {
    // On touch keyboards the return key starts a new line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    void submit()
  }
  function onPaste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (!file || media) return
    event.preventDefault()
    void takeFile(file, file.name)
  }

  return (
    <form
      aria-label={text.region}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
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
          {refusal && (
            <Text color="danger.fg" fontWeight="medium" overflowWrap="anywhere">
              {refusal}
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
              setTyped(target.value)
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
