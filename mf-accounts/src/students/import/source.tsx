import { SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import { type FormState, useAction, useForm } from '@ariane/shared/form'
import { useStudents } from '@ariane/shared/session'
import {
  Box,
  Button,
  chakra,
  FormField,
  HStack,
  Notice,
  Select,
  Text,
  Textarea,
  UploadIcon,
  VStack,
} from '@ariane/shared/ui'
import { useRef } from 'react'
import { messages as studentMessages } from '../messages.ts'
import { decodeText } from './decode.ts'
import { messages as text } from './messages.ts'
import { type ClassLine, joinName, readList } from './read.ts'
import { download, templateCsv } from './save.ts'

const MAX_FILE_BYTES = 2 * 2 ** 20

export type ClassList = { list: string; grade: SchoolGrade }
type Props = { state: FormState<ClassList>; onRead: (lines: ClassLine[]) => void; onBack: () => void }

/** A file that holds no list. */
class Unreadable extends Error {}

/** The source of the list: pasted text, or a file whose text fills the same field. */
export function Source({ state, onRead, onBack }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const followed = useStudents()
  const form = useForm({
    name: 'class list',
    state,
    check: ({ list, grade }) => {
      const known = followed.state === 'ready' ? followed.data.flatMap(one => [one.fullName, joinName(one)]) : []
      const read = readList(list, grade, known)
      return 'problem' in read ? { errors: { list: read.problem } } : { sent: read.lines }
    },
    send: onRead,
    failure: text.problems.file,
  })
  const reading = useAction('class list', error => (error instanceof Unreadable ? error.message : text.problems.file))
  const problem = form.errors.list ?? reading.problem

  const take = (file: File) =>
    reading.run(async () => {
      if (file.size > MAX_FILE_BYTES) throw new Unreadable(text.problems.large)
      const list = decodeText(new Uint8Array(await file.arrayBuffer()))
      if (list === null) throw new Unreadable(text.problems.binary)
      form.change({ list })
      await form.submit({ ...form.values, list })
    })

  return (
    <form {...form.props}>
      <VStack gap="5" align="stretch" maxW="2xl">
        <Text>{text.lead}</Text>
        <HStack gap="3" wrap="wrap">
          <chakra.input
            ref={picker}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            hidden
            tabIndex={-1}
            aria-label={text.file}
            onChange={event => {
              const [file] = event.currentTarget.files ?? []
              if (file) void take(file)
              event.currentTarget.value = ''
            }}
          />
          <Button variant="outline" onClick={() => picker.current?.click()}>
            <UploadIcon aria-hidden />
            {text.file}
          </Button>
          <Button variant="ghost" onClick={() => download(text.templateName, templateCsv())}>
            {text.template}
          </Button>
        </HStack>
        <FormField label={text.paste} required hint={text.pasteHint} error={problem ?? undefined}>
          <Textarea
            name="list"
            rows={7}
            fontFamily="mono"
            spellCheck={false}
            autoComplete="off"
            placeholder={text.example}
            value={form.values.list}
            onChange={event => {
              reading.clear()
              form.change({ list: event.target.value })
            }}
          />
        </FormField>
        <Box maxW="14rem">
          <FormField label={text.grade}>
            <Select {...form.input('grade')}>
              {SCHOOL_GRADES.map(one => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </FormField>
        </Box>
        {problem && <Notice tone="error">{problem}</Notice>}
        <Text color="ink.muted">
          {text.nothingYet} {text.born}
        </Text>
        <HStack gap="3" wrap="wrap">
          <Button type="submit">{text.check}</Button>
          <Button variant="ghost" onClick={onBack}>
            {studentMessages.back}
          </Button>
        </HStack>
      </VStack>
    </form>
  )
}
