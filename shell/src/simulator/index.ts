// First of all: whatever reads the time reads this page's time.
import './switches/clock-start.ts'

// The federated kits need an asynchronous boundary in every build that is not the shell's own first script.
void import('./start.tsx')
