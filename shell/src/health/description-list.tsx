import { Box, Grid } from '@ariane/shared/ui'
import { Fragment } from 'react'

/** Names and values side by side; a long value wraps. */
export function DescriptionList({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <Grid
      as="dl"
      templateColumns="minmax(0, 2fr) minmax(0, 3fr)"
      columnGap="3"
      rowGap="1.5"
      maxW="40rem"
      textStyle="sm"
    >
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <Box as="dt" color="ink.muted">
            {name}
          </Box>
          <Box as="dd" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {value}
          </Box>
        </Fragment>
      ))}
    </Grid>
  )
}
