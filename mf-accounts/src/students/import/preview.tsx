import { isTeacher } from '@ariane/shared/catalogue'
import { useAction } from '@ariane/shared/form'
import { $session, useStore } from '@ariane/shared/session'
import { AlertIcon, Badge, Box, Button, Checkbox, HStack, Notice, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { listDivisions } from './classes.ts'
import { messages as text } from './messages.ts'
import { pickShown } from './pick-shown.ts'
import { type ClassLine, joinName } from './read.ts'

type Props = {
  lines: readonly ClassLine[]
  onBack: () => void
  /** Throws when the classes of the list cannot be made. */
  onCreate: (chosen: ClassLine[], withClasses: boolean) => Promise<void>
}

/** Every line, before anything is created. Probable duplicates are left out unless the user selects them. */
export function Preview({ lines, onBack, onCreate }: Props) {
  const [chosen, setChosen] = useState(
    () => new Set(lines.filter(({ problem, twice }) => !problem && !twice).map(({ line }) => line)),
  )
  const created = lines.filter(({ line }) => chosen.has(line))
  const left = lines.length - created.length
  const session = useStore($session)
  const divisions = listDivisions(created)
  const hasClasses = divisions.length > 0 && session.status === 'signedIn' && session.user.roles.some(isTeacher)
  const [isEntering, setEntering] = useState(true)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : pickShown(lines)
  const action = useAction('class list', text.preview.classesFailure)

  function choose(line: number, on: boolean) {
    const next = new Set(chosen)
    if (on) next.add(line)
    else next.delete(line)
    setChosen(next)
  }

  return (
    <VStack gap="4" align="stretch">
      <Text role="status" fontWeight="bold">
        {text.preview.summary(created.length)}
        {left > 0 && `, ${text.preview.left(left)}`}
      </Text>
      <VStack as="ul" aria-label={text.preview.label} listStyleType="none" gap="2" align="stretch">
        {shown.map(line => (
          <Line key={line.line} line={line} on={chosen.has(line.line)} onChange={on => choose(line.line, on)} />
        ))}
      </VStack>
      {shown.length < lines.length && (
        <Button variant="outline" alignSelf="start" onClick={() => setWhole(true)}>
          {text.preview.rest(lines.length - shown.length)}
        </Button>
      )}
      {hasClasses && (
        <Checkbox checked={isEntering} onChange={setEntering} hint={text.preview.classesHint}>
          {text.preview.classes(divisions.join(', '))}
        </Checkbox>
      )}
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      <HStack gap="3" wrap="wrap">
        <Button
          disabled={created.length === 0}
          loading={action.busy}
          onClick={() => void action.run(() => onCreate(created, hasClasses && isEntering))}
        >
          {created.length === 0 ? text.preview.summary(0) : text.preview.create(created.length)}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {text.back}
        </Button>
      </HStack>
    </VStack>
  )
}

function Line({ line, on, onChange }: { line: ClassLine; on: boolean; onChange: (on: boolean) => void }) {
  const { problem, twice, note, grade, division, login } = line
  const signIn = login && text.preview.login(login)
  const why = problem ?? twice
  return (
    <Box
      as="li"
      borderWidth="1px"
      borderColor={problem ? 'danger.fg' : twice ? 'warning.fg' : 'border'}
      borderRadius="l2"
      px="3"
      py="1"
    >
      <Checkbox checked={on} onChange={onChange} disabled={problem !== null}>
        <HStack as="span" gap="2" wrap="wrap">
          <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
            {joinName(line) || text.preview.nameless}
          </Text>
          <Badge>{division || grade}</Badge>
          <Text as="span" color="ink.muted" textStyle="sm" overflowWrap="anywhere">
            {[text.preview.line(line.line), signIn, note].filter(Boolean).join(' · ')}
          </Text>
        </HStack>
      </Checkbox>
      {why && (
        <HStack gap="2" pb="2" ps="8" align="start" colorPalette={problem ? 'danger' : 'warning'}>
          <Box color="colorPalette.fg" pt="0.5" aria-hidden>
            <AlertIcon size={18} />
          </Box>
          <Text>{why}</Text>
        </HStack>
      )}
    </Box>
  )
}
