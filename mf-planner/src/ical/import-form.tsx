import { type CalendarSource, type ImportAnswer, MAX_CALENDAR_BYTES } from '@ariane/shared/contracts/ical'
import { useForm, useOneCall } from '@ariane/shared/form'
import { useDraft } from '@ariane/shared/session'
import { Box, Button, chakra, FormField, Heading, Input, Notice, PlusIcon, Text, VStack } from '@ariane/shared/ui'
import { useRef, useState } from 'react'
import { decodeText } from './decode.ts'
import { messages } from './messages.ts'
import { importCalendar, imported } from './store.ts'

const text = messages.import
const TOO_LARGE: ImportAnswer = { status: 'failure', data: { code: 'too_large' } }

/** Imports a calendar from a file, or from an address that this server may call. */
export function ImportForm({ onChanged }: { onChanged: () => void }) {
  const [address, setAddress] = useDraft('calendar-address', '')
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)
  const importing = useOneCall('import calendar')
  const picker = useRef<HTMLInputElement>(null)

  async function bring(read: () => Promise<CalendarSource>) {
    setAnswer(null)
    await importing.run(async signal => {
      const source = await read()
      const given = await importCalendar(source, signal)
      if (signal.aborted) return
      setAnswer(given)
      if (given.status !== 'success') return
      if ('url' in source) setAddress('')
      onChanged()
      await imported.reload()
    })
  }

  function choose(file: File) {
    if (file.size > MAX_CALENDAR_BYTES) return setAnswer(TOO_LARGE)
    void bring(async () => ({
      file: { name: file.name.slice(0, 200), text: decodeText(new Uint8Array(await file.arrayBuffer())) },
    }))
  }

  const form = useForm({
    name: 'import calendar',
    state: [{ address }, typed => setAddress(typed.address), () => undefined],
    check: typed => {
      const url = typed.address.trim()
      return url === '' ? { errors: { address: text.required } } : { sent: url }
    },
    send: url => bring(async () => ({ url })),
    // What became of it stands below.
    failure: () => null,
  })

  return (
    <VStack as="section" align="stretch" gap="4">
      <Heading as="h3" size="lg">
        {text.title}
      </Heading>
      <Text>{text.lead}</Text>
      <Box>
        <chakra.input
          ref={picker}
          type="file"
          accept=".ics,text/calendar"
          hidden
          tabIndex={-1}
          aria-label={text.file}
          onChange={event => {
            const [file] = event.currentTarget.files ?? []
            if (file) choose(file)
            event.currentTarget.value = ''
          }}
        />
        <Button disabled={importing.busy} onClick={() => picker.current?.click()}>
          <PlusIcon aria-hidden />
          {text.file}
        </Button>
      </Box>
      <chakra.form display="flex" flexDirection="column" gap="3" {...form.props}>
        <FormField label={text.address} hint={text.hint} error={form.errors.address}>
          <Input type="url" {...form.input('address')} />
        </FormField>
        <Box>
          <Button type="submit" variant="outline" disabled={importing.busy}>
            {text.submit}
          </Button>
        </Box>
      </chakra.form>
      <Box aria-live="polite">
        {importing.busy && <Text>{text.running}</Text>}
        {importing.state.kind === 'failed' && (
          <Notice tone="warning" title={text.callFailure.what}>
            {text.callFailure.next}
          </Notice>
        )}
        {!importing.busy && answer && <Outcome answer={answer} />}
      </Box>
    </VStack>
  )
}

function Outcome({ answer }: { answer: ImportAnswer }) {
  if (answer.status === 'failure') {
    const { what, next } = text.failures[answer.data.code]
    return (
      <Notice tone="warning" title={what}>
        {next}
      </Notice>
    )
  }
  const { name, added, changed, removed, skipped } = answer.data
  return (
    <Notice tone="success" title={text.done(name)}>
      {text.counts(added, changed, removed)} {skipped > 0 && text.skipped(skipped)}
    </Notice>
  )
}
