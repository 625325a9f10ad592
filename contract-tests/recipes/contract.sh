#!/bin/sh
# Asks a server whether it honours the contract; for any machine with Node 20 or later. Copy it beside your own scripts.
#
#   LOBBYKIT_CONTRACT_URL=https://staging.example sh contract.sh
#
# Accounts come from LOBBYKIT_CONTRACT_USERNAME, LOBBYKIT_CONTRACT_PASSWORD and so on, or from lobbykit.contract.json.
# More options may follow: sh contract.sh --unsafe
#
# CONTRACT_OUT       the folder of the reports       (contract-report)
# CONTRACT_BASELINE  what is known to fail, if there (lobbykit.contract.baseline.json)
# CONTRACT_PACKAGE   the package, with its version   (@lobbykit/contract-tests)
set -u
out=${CONTRACT_OUT:-contract-report}
baseline=${CONTRACT_BASELINE:-lobbykit.contract.baseline.json}
package=${CONTRACT_PACKAGE:-@lobbykit/contract-tests}

# Without the file every failure is a new one. Make it with: sh contract.sh --update-baseline
if [ -f "$baseline" ]; then set -- --baseline "$baseline" "$@"; fi

npx --yes --package "$package" lobbykit-contract --out "$out" "$@"
code=$?

case $code in
  0) echo "contract: honoured" ;;
  1) echo "contract: broken. Read $out/report.html" ;;
  *) echo "contract: the server could not be tested. The lines above say why" ;;
esac
exit $code
