import { Checkbox, SimpleGrid } from '@ariane/shared/ui'
import { nameIn } from './rules.ts'

interface Props {
  label: string
  pupils: readonly { userId: string; fullName: string; login: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Pupils to be ticked, in the order of the list. */
export function PickPupils({ label, pupils, chosen, onChange }: Props) {
  return (
    <SimpleGrid role="group" aria-label={label} columns={{ base: 1, sm: 2 }} gap="2">
      {pupils.map(pupil => (
        <Checkbox
          key={pupil.userId}
          checked={chosen.includes(pupil.userId)}
          onChange={checked =>
            onChange(checked ? [...chosen, pupil.userId] : chosen.filter(uid => uid !== pupil.userId))
          }
        >
          {nameIn(pupils, pupil)}
        </Checkbox>
      ))}
    </SimpleGrid>
  )
}
