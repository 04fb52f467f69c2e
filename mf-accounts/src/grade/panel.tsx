import { SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import { type SchoolGradeState, schoolGradeRoutes } from '@ariane/shared/contracts/school-grade'
import { formatDate } from '@ariane/shared/dates'
import { bodyFields, checkFields, useFields, useForm } from '@ariane/shared/form'
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
          {user.switched && loaded.data.maySet === false ? (
            <Text>{text.notYours}</Text>
          ) : (
            <Choice key={loaded.data.grade} user={user} known={loaded.data} />
          )}
          <History state={loaded.data} />
        </VStack>
      )}
    </Panel>
  )
}

type Chosen = { grade: SchoolGrade | '' }
const { grade } = bodyFields(schoolGradeRoutes.askGrade)
const check = checkFields({ grade }, { grade: text.missing })

function Choice({ user, known }: { user: ActiveUser; known: SchoolGradeState }) {
  const state = useFields<Chosen>({ grade: '' })
  const form = useForm({
    name: 'grade',
    state,
    check,
    send: async ({ grade }) => {
      const next = await (user.switched ? setGrade : askGrade)(grade)
      showToast(next.grade === grade ? text.done(grade) : text.sent, { tone: 'success' })
    },
    failure: text.failure,
  })
  const direct = user.switched || known.alone
  if (!user.switched && known.asked) return null

  return (
    <form {...form.props}>
      <VStack gap="4" align="stretch" maxW="xs">
        <FormField label={text.choose} required error={form.errors.grade}>
          <Select {...form.input('grade')} name="newGrade" placeholder={text.placeholder}>
            {SCHOOL_GRADES.filter(one => one !== known.grade).map(grade => (
              <option key={grade} value={grade}>
                {grade}
              </option>
            ))}
          </Select>
        </FormField>
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <Button type="submit" variant="outline" alignSelf="start" loading={form.busy} loadingText={text.busy}>
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
