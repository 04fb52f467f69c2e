import { Grid } from '@ariane/shared/ui'
import type { ReactNode } from 'react'

/** Cards of work (work-card.tsx), each in a list item: up to three beside one another, fewer where letters are large. */
export const WorkGrid = ({ children }: { children: ReactNode }) => (
  <Grid
    as="ul"
    templateColumns="repeat(auto-fill, minmax(min(100%, max(17rem, 30%)), 1fr))"
    gap="5"
    listStyleType="none"
  >
    {children}
  </Grid>
)
