import { type Settings, TASK_FLAGS } from '@ariane/shared/contracts/settings'
import { SimpleGrid, Switch } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

type Tasks = Settings['tasks']

export function TaskFlags({ tasks, onChange }: { tasks: Tasks; onChange: (tasks: Tasks) => void }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="8">
      {TASK_FLAGS.map(flag => {
        const { title, hint } = messages.settings.flags[flag]
        return (
          <Switch
            key={flag}
            name={flag}
            checked={tasks[flag]}
            onChange={checked => onChange({ ...tasks, [flag]: checked })}
            hint={hint}
          >
            {title}
          </Switch>
        )
      })}
    </SimpleGrid>
  )
}
