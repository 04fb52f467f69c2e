import {
  Box,
  Button,
  chakra,
  Flex,
  FormField,
  FormGroup,
  IconButton,
  Image,
  Input,
  LinkIcon,
  PlusIcon,
  Text,
  TrashIcon,
  VStack,
} from '@ariane/shared/ui'
import { useRef, useState } from 'react'
import { ACCEPTED, type FileKind, findRefusal, freeName, readAsDataUrl } from './files.ts'
import { type Attachment, parseLink } from './links.ts'
import { messages } from './messages.ts'

const text = messages.files
const KINDS = ['image', 'audio'] as const

type Props = {
  files: readonly Attachment[]
  isKept: boolean
  link: string
  linkProblem: string | undefined
  onFiles: (files: readonly Attachment[]) => void
  onLink: (link: string) => void
}

/** Images, sounds and links kept with an event. */
export function FilesField({ files, isKept, link, linkProblem, onFiles, onLink }: Props) {
  const [refused, setRefused] = useState<string[]>([])

  async function add(kind: FileKind, chosen: readonly File[]) {
    const found: string[] = []
    let next = files
    for (const file of chosen) {
      const refusal = findRefusal(file, next)
      if (refusal) {
        found.push(refusal)
        continue
      }
      try {
        next = [...next, { kind, name: freeName(file.name, kind, next), url: await readAsDataUrl(file) }]
      } catch {
        found.push(text.unreadable(file.name))
      }
    }
    setRefused(found)
    if (next !== files) onFiles(next)
  }

  const typed = parseLink(link)
  function addLink() {
    if (!typed) return
    onFiles([...files, typed])
    onLink('')
  }

  return (
    <FormGroup legend={text.legend}>
      {files.length > 0 && (
        <VStack as="ul" aria-label={text.list} align="stretch" gap="2" listStyleType="none">
          {files.map((file, i) => (
            <Flex
              as="li"
              key={`${file.kind} ${file.name} ${i}`}
              gap="3"
              align="center"
              bg="bg.subtle"
              borderRadius="l2"
              ps="3"
            >
              {file.kind === 'image' && file.url.startsWith('data:image/') && (
                <Image src={file.url} alt="" boxSize="10" objectFit="cover" borderRadius="l1" />
              )}
              <Box flex="1" minW="0">
                <Text textStyle="sm" color="ink.muted">
                  {text.kinds[file.kind]}
                </Text>
                <Text overflowWrap="anywhere">{file.name}</Text>
              </Box>
              <IconButton
                variant="ghost"
                colorPalette="neutral"
                aria-label={text.remove(file.name)}
                onClick={() => onFiles(files.filter(one => one !== file))}
              >
                <TrashIcon aria-hidden />
              </IconButton>
            </Flex>
          ))}
        </VStack>
      )}
      <Flex gap="3" wrap="wrap">
        {KINDS.map(kind => (
          <Picker key={kind} kind={kind} onChoose={chosen => void add(kind, chosen)} />
        ))}
      </Flex>
      <Text color="ink.muted" textStyle="sm">
        {text.hint}
      </Text>
      <Box aria-live="polite">
        {refused.map(sentence => (
          <Text key={sentence} color="danger.fg" fontWeight="medium">
            {sentence}
          </Text>
        ))}
        {!isKept && <Text>{text.notKept}</Text>}
      </Box>
      <Flex gap="3" align="end" wrap="wrap">
        <Box flex="1 1 14rem">
          <FormField label={text.link} error={linkProblem}>
            <Input
              type="url"
              value={link}
              maxLength={2000}
              placeholder={text.linkPlaceholder}
              onChange={event => onLink(event.target.value)}
            />
          </FormField>
        </Box>
        <Button variant="outline" disabled={!typed} onClick={addLink}>
          <LinkIcon aria-hidden />
          {text.addLink}
        </Button>
      </Flex>
    </FormGroup>
  )
}

function Picker({ kind, onChoose }: { kind: FileKind; onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <chakra.input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED[kind]}
        aria-label={text.add[kind]}
        onChange={event => {
          onChoose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button variant="outline" onClick={() => input.current?.click()}>
        <PlusIcon aria-hidden />
        {text.add[kind]}
      </Button>
    </>
  )
}
