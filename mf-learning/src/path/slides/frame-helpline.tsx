import { Box } from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'

/** Help numbers under an activity, for what was written in its frame; the frame itself knows no such rules. */
export default function FrameHelpline({ texts }: { texts: readonly string[] }) {
  return (
    <Box p="4" _empty={{ display: 'none' }}>
      <HelplineNotice texts={texts} />
    </Box>
  )
}
