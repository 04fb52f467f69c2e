import { useDraft } from '@ariane/shared/session'
import { Box, Button, FormField, HStack, type PaletteName, Text, Textarea, VStack } from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import { useEffect, useRef } from 'react'
import { messages } from './messages.ts'

type Props = {
  /** The name of the draft. */
  draft: string
  /** What the report says; the name of the form. */
  label: string
  hint: string
  tone: PaletteName
  busy: boolean
  /** Sends the report; true when it was accepted. */
  onSend: (notes: string) => Promise<boolean>
  onCancel: () => void
}

/** A few optional words, then the report is sent. */
export function ReportForm({ draft, label, hint, tone, busy, onSend, onCancel }: Props) {
  const [notes, setNotes, dropNotes] = useDraft(draft, '')
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function send() {
    if (await onSend(notes.trim())) dropNotes()
  }

  return (
    <Box
      as="form"
      ref={form}
      aria-label={label}
      colorPalette={tone}
      bg="surface.raised"
      borderWidth="1.5px"
      borderColor="colorPalette.muted"
      borderRadius="l2"
      p="4"
      onSubmit={event => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <VStack gap="3" align="stretch">
        <Text fontWeight="bold" color="colorPalette.fg">
          {label}
        </Text>
        <Text>{hint}</Text>
        <FormField label={messages.optionalNotes}>
          <Textarea
            ref={field}
            rows={2}
            maxLength={4000}
            value={notes}
            onChange={event => setNotes(event.target.value)}
          />
        </FormField>
        <HelplineNotice texts={[notes]} />
        <HStack gap="3" wrap="wrap">
          <Button type="submit" colorPalette="brand" loading={busy}>
            {messages.save}
          </Button>
          <Button variant="ghost" colorPalette="neutral" onClick={onCancel}>
            {messages.back}
          </Button>
        </HStack>
      </VStack>
    </Box>
  )
}
