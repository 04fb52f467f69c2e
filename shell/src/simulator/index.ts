// First of all, so that every module reads this page's clock.
import './switches/clock-start.ts'

// The federated libraries need an asynchronous boundary in every build except the shell's own first script.
void import('./start.tsx')
