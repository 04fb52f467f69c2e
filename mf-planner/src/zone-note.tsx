import { isDeviceElsewhere } from '@ariane/shared/dates'
import { Text } from '@ariane/shared/ui'
import { messages } from './messages.ts'

/** Whose hours are shown, where the device has others. */
export const ZoneNote = ({ at }: { at: Date | number }) =>
  isDeviceElsewhere(at) && <Text color="ink.muted">{messages.zone()}</Text>
