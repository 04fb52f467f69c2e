import { SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import { logOnly } from '@ariane/shared/http'
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
import { download, templateCsv } from './save.ts'

const MAX_FILE_BYTES = 200 * 2 ** 10

type Props = {
  written: string
  grade: SchoolGrade
  problem: string | null
  onWritten: (text: string) => void
  onGrade: (grade: SchoolGrade) => void
  onProblem: (problem: string) => void
  onCheck: (text: string) => void
  onBack: () => void
}

/** The source of the list: pasted text, or a file whose text fills the same field. */
export function Source({ written, grade, problem, onWritten, onGrade, onProblem, onCheck, onBack }: Props) {
  const picker = useRef<HTMLInputElement>(null)

  async function take(file: File) {
    if (file.size > MAX_FILE_BYTES) return onProblem(text.problems.large)
    try {
      const read = decodeText(new Uint8Array(await file.arrayBuffer()))
      if (read === null) return onProblem(text.problems.binary)
      onWritten(read)
      onCheck(read)
    } catch (error) {
      logOnly('class list', error)
      onProblem(text.problems.file)
    }
  }

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onCheck(written)
      }}
    >
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
        <FormField label={text.paste} hint={text.pasteHint} error={problem ?? undefined}>
          <Textarea
            name="list"
            rows={7}
            fontFamily="mono"
            spellCheck={false}
            autoComplete="off"
            placeholder={text.example}
            value={written}
            onChange={event => onWritten(event.target.value)}
          />
        </FormField>
        <Box maxW="14rem">
          <FormField label={text.grade}>
            <Select
              name="grade"
              value={grade}
              onChange={event => onGrade(SCHOOL_GRADES.find(one => one === event.target.value) ?? grade)}
            >
              {SCHOOL_GRADES.map(one => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </FormField>
        </Box>
        {problem && <Notice tone="error">{problem}</Notice>}
        <Text color="ink.muted">{text.nothingYet}</Text>
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
