import { SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import type { SchoolGradeState } from '@ariane/shared/contracts/school-grade'
import { formatDate } from '@ariane/shared/dates'
import { logOnly } from '@ariane/shared/http'
import { type ActiveUser, useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
  ErrorState,
  FormField,
  GraduationCapIcon,
  Notice,
  Panel,
  Select,
  SkeletonCards,
  showToast,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { useState } from 'react'
import { Demand } from './demand.tsx'
import { messages as text } from './messages.ts'
import { askGrade, gradeState, setGrade } from './store.ts'

/** The change of grade: a pupil asks, an adult who follows him answers or sets it; alone, a pupil chooses. */
export function GradePanel({ user }: { user: ActiveUser }) {
  const loaded = useStore(gradeState.$data)
  return (
    <Panel title={text.title} icon={<GraduationCapIcon />}>
      {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void gradeState.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && (
        <VStack gap="4" align="stretch" maxW="prose">
          <Text color="ink.muted">{user.switched ? text.leadOther(user.displayName) : text.lead}</Text>
          <Demand user={user} state={loaded.data} />
          <Choice key={loaded.data.grade} user={user} state={loaded.data} />
          <History state={loaded.data} />
        </VStack>
      )}
    </Panel>
  )
}

function Choice({ user, state }: { user: ActiveUser; state: SchoolGradeState }) {
  const [chosen, choose] = useState<SchoolGrade | ''>('')
  const [error, setError] = useState<string | undefined>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const direct = user.switched || state.alone
  if (!user.switched && state.asked) return null

  async function submit() {
    if (chosen === '') return setError(text.missing)
    setBusy(true)
    setFailed(false)
    try {
      const next = await (user.switched ? setGrade : askGrade)(chosen)
      showToast(next.grade === chosen ? text.done(chosen) : text.sent, { tone: 'success' })
    } catch (problem) {
      logOnly('grade', problem)
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <VStack gap="4" align="stretch" maxW="xs">
        <FormField label={text.choose} error={error}>
          <Select
            name="newGrade"
            placeholder={text.placeholder}
            value={chosen}
            onChange={event => {
              choose(SCHOOL_GRADES.find(grade => grade === event.target.value) ?? '')
              setError(undefined)
            }}
          >
            {SCHOOL_GRADES.filter(grade => grade !== state.grade).map(grade => (
              <option key={grade} value={grade}>
                {grade}
              </option>
            ))}
          </Select>
        </FormField>
        {failed && <Notice tone="error">{text.failure}</Notice>}
        <Button type="submit" variant="outline" alignSelf="start" loading={busy} loadingText={text.busy}>
          {direct ? text.change : text.ask}
        </Button>
      </VStack>
    </form>
  )
}

function History({ state }: { state: SchoolGradeState }) {
  if (state.history.length === 0) return null
  return (
    <Box>
      <Text fontWeight="semibold">{text.history}</Text>
      <Box as="ul" listStyleType="disc" ps="5" aria-label={text.history}>
        {state.history.map(line => (
          <li key={line.at}>
            {text.line(line.from, line.to, formatDate(line.at))}
            {line.own ? '' : text.by(line.by)}
          </li>
        ))}
      </Box>
    </Box>
  )
}
