import { useForm } from '@ariane/shared/form'
import { useDraft } from '@ariane/shared/session'
import { Button, chakra, FormField, HStack, type PaletteName, Text, Textarea, VStack } from '@ariane/shared/ui'
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
  const form = useForm({
    name: 'report',
    state: [{ notes }, typed => setNotes(typed.notes), () => undefined],
    check: typed => ({ sent: typed }),
    send: async typed => {
      if (await onSend(typed.notes.trim())) dropNotes()
    },
    failure: () => null,
  })
  const sheet = form.props.ref
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    sheet.current?.scrollIntoView({ block: 'nearest' })
  }, [sheet])

  return (
    <chakra.form
      {...form.props}
      aria-label={label}
      colorPalette={tone}
      bg="surface.raised"
      borderWidth="1.5px"
      borderColor="colorPalette.muted"
      borderRadius="l2"
      p="4"
    >
      <VStack gap="3" align="stretch">
        <Text fontWeight="bold" color="colorPalette.fg">
          {label}
        </Text>
        <Text>{hint}</Text>
        <FormField label={messages.optionalNotes}>
          <Textarea ref={field} rows={2} maxLength={4000} {...form.input('notes')} />
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
    </chakra.form>
  )
}
