import { type CalendarSource, type ImportAnswer, MAX_CALENDAR_BYTES } from '@ariane/shared/contracts/ical'
import { useForm, useOneCall } from '@ariane/shared/form'
import { slimCalendar, windowAt } from '@ariane/shared/ical'
import { useDraft } from '@ariane/shared/session'
import { Box, Button, chakra, FormField, Heading, Input, Notice, PlusIcon, Text, VStack } from '@ariane/shared/ui'
import { useRef, useState } from 'react'
import { ImportOutcome } from './import-outcome.tsx'
import { messages } from './messages.ts'
import { importCalendar, imported } from './store.ts'

const text = messages.import
const TOO_LARGE: ImportAnswer = { status: 'failure', data: { code: 'too_large' } }

/** Imports a calendar from a file, or from an address that this server may call. */
export function ImportForm({ onChanged }: { onChanged: () => void }) {
  const [address, setAddress] = useDraft('calendar-address', '')
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)
  /** Events of a file that stayed on the device, since the planner cannot show them. */
  const [kept, setKept] = useState(0)
  /** How much of a file was read, in hundredths; null while none is. */
  const [read, setRead] = useState<number | null>(null)
  const importing = useOneCall('import calendar')
  const picker = useRef<HTMLInputElement>(null)

  async function bring(open: () => Promise<CalendarSource>) {
    setAnswer(null)
    setKept(0)
    await importing.run(async signal => {
      const source = await open().finally(() => setRead(null))
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
    void bring(async () => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const slim = await slimCalendar(bytes, windowAt(new Date()), share => setRead(Math.round(share * 100)))
      setKept(slim.outside)
      return { file: { name: file.name.slice(0, 200), text: slim.text } }
    })
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
        <FormField label={text.address} required hint={text.hint} error={form.errors.address}>
          <Input type="url" {...form.input('address')} />
        </FormField>
        <Box>
          <Button type="submit" variant="outline" disabled={importing.busy}>
            {text.submit}
          </Button>
        </Box>
      </chakra.form>
      <Box aria-live="polite">
        {importing.busy && <Text>{read === null ? text.running : text.reading(read)}</Text>}
        {importing.state.kind === 'failed' && (
          <Notice tone="warning" title={text.callFailure.what}>
            {text.callFailure.next}
          </Notice>
        )}
        {!importing.busy && answer && <ImportOutcome answer={answer} kept={kept} />}
      </Box>
    </VStack>
  )
}
