import { MAX_WEEKLY_GOAL } from '@ariane/shared/contracts/daily-session'
import { useAction } from '@ariane/shared/form'
import { Box, FilterTabs, Notice, Text } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { dailyActions } from './store.ts'

const text = messages.week
const NONE = 'none'
const options = [
  ...Array.from({ length: MAX_WEEKLY_GOAL }, (_, n) => ({ value: String(n + 1), label: text.goalOption(n + 1) })),
  { value: NONE, label: text.noGoal },
]

/** How many sessions a week: chosen with one tap, changed with another. */
export function GoalChooser({ goal, onClose }: { goal: number | null; onClose: () => void }) {
  const action = useAction('weekly goal', text.goalFailure)
  async function choose(value: string) {
    const isSet = await action.run(() => dailyActions.setGoal(value === NONE ? null : Number(value)))
    if (isSet) onClose()
  }
  return (
    <Box mb="4" animation="rise">
      <Text mb="2" color="ink.muted" textStyle="sm">
        {text.goalHint}
      </Text>
      <FilterTabs
        label={text.goalTitle}
        options={options}
        value={goal === null ? NONE : String(goal)}
        onChange={value => void choose(value)}
      />
      {action.problem && (
        <Box mt="3">
          <Notice tone="warning">{action.problem}</Notice>
        </Box>
      )}
    </Box>
  )
}
