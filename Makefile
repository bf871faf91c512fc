# The two commands: `make run` and `make test`. `make help` lists the others.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
CARGO ?= cargo
# What the tests say, of which the last line of `make test` is the sum.
LOG := target/test.log
WEB_LOG := target/web.log
E2E_LOG := target/e2e.log
# How much longer the long runs are than the same checks in `make test`.
SOAK ?= 100
# How long each fuzz target runs, in seconds.
FUZZ_SECONDS ?= 60
# Which part of the changes `make mutants` tries: number and count of equal parts.
MUTANTS ?= 0/8
# Crates that must also build for the browser: everything at or below the catalog.
PORTABLE := engine luck hexes rulebook ai ccn waterloo samurai borodino catalog
# The record that is checked here and in WebAssembly, and where the two checks are built.
RECORD := tests/saves/ccn-rules3-finished-bots.game
BUILT := $(or $(CARGO_TARGET_DIR),target)
# TypeScript types and JSON Schemas, from the Rust types that are spoken and kept.
GENERATE_TYPES := rm -rf target/generated && $(CARGO) run --quiet --package server --features types --example generate target/generated

# What the client for browsers is made of: its own sources, and the types and words that it shares with the server.
WEB_SOURCES = $(shell find web types games/*/locales -type d \( -name node_modules -o -name dist \) -prune -o -type f -print)
# How many games each battle of the long run in the browser has.
BATTLES ?= 1

.PHONY: help run play web test tests check fmt lint doors generated licences portable client e2e count pictures soak bench fuzz mutants generate

help: ## Say what each command does
	@awk -F ':.*## ' '/^[a-z0-9]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: web ## Build everything and serve it to browsers; PORT=8080 and GROGNARD_DATA=grognard.db can be others
	$(CARGO) run --release --package grognard --features client -- serve

play: ## Open a table in the terminal; SCENARIO=waterloo chooses a battle
	$(CARGO) run --release --package grognard -- play $(if $(SCENARIO),--scenario $(SCENARIO))

web: web/dist/files.rs ## Build the client for browsers, if its sources have changed

web/dist/files.rs: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && npm run build

%/node_modules/.package-lock.json: %/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' >/dev/null 2>&1 && command -v npm >/dev/null || \
	  { echo "The client for browsers is built and tried with Node 20 and npm, which are not here; make play needs neither."; exit 1; }
	cd $* && npm ci --no-audit --no-fund

test: check tests e2e count ## Check the code, then run all tests, at last in a browser

check: fmt lint doors generated licences portable client ## Everything but the tests of the program and those in a browser

fmt:
	$(CARGO) fmt --all --check

lint: web
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	$(CARGO) clippy --package server --package grognard --all-targets --features grognard/client --quiet -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

# Which crate may know which, and under which licences everything comes.
doors:
	$(CARGO) test --quiet --package grognard --test it -- house

# Rules without gaps, and generated pages as the program would write them.
generated:
	@mkdir -p target
	$(CARGO) run --quiet --package grognard -- rules coverage > target/coverage.txt || { cat target/coverage.txt; exit 1; }
	diff docs/rules-coverage.txt target/coverage.txt || { echo "docs/rules-coverage.txt is stale: run make generate"; exit 1; }
	$(GENERATE_TYPES)
	for made in types schemas; do diff --recursive $$made target/generated/$$made || \
	  { echo "$$made/ is stale: run make generate"; exit 1; }; done

generate: ## Write the generated pages, types and schemas anew
	$(CARGO) run --quiet --package grognard -- rules coverage > docs/rules-coverage.txt
	$(GENERATE_TYPES)
	rm -rf types schemas && cp -r target/generated/types target/generated/schemas .

licences:
	@$(CARGO) deny --version >/dev/null 2>&1 || $(CARGO) install --locked --quiet cargo-deny || true
	@if $(CARGO) deny --version >/dev/null 2>&1; then $(CARGO) deny --log-level error check licenses bans sources; \
	else echo "cargo-deny cannot be installed here: licences are checked by the house tests alone"; fi

portable:
	@if rustup target add wasm32-unknown-unknown >/dev/null 2>&1; then \
	  $(CARGO) build --quiet --target wasm32-unknown-unknown $(PORTABLE:%=--package %) && echo "builds for wasm32-unknown-unknown: $(PORTABLE)"; \
	else echo "the wasm32-unknown-unknown target cannot be fetched here: not built for the browser"; fi
	@if ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' >/dev/null 2>&1; then \
	  echo "Node 20 is not here: no record is checked in WebAssembly"; \
	elif ! rustup target add wasm32-wasip1 >/dev/null 2>&1; then \
	  echo "the wasm32-wasip1 target cannot be fetched here: no record is checked in WebAssembly"; \
	else $(CARGO) build --quiet --package catalog --example verify; \
	  $(CARGO) build --quiet --package catalog --example verify --target wasm32-wasip1; \
	  node --no-warnings crates/catalog/examples/verify.mjs $(BUILT)/wasm32-wasip1/debug/examples/verify.wasm \
	    $(BUILT)/debug/examples/verify $(RECORD); fi

tests:
	@mkdir -p target
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
	  $(CARGO) nextest run --workspace --no-fail-fast 2>&1 | tee $(LOG); $(CARGO) test --workspace --doc 2>&1 | tee -a $(LOG); \
	else $(CARGO) test --workspace --no-fail-fast 2>&1 | tee $(LOG); fi

# The client for browsers: types, format, its own tests; and the same for the tests that drive a browser.
client: web e2e/node_modules/.package-lock.json
	@mkdir -p target
	cd web && npm run --silent check
	cd web && NO_COLOR=1 npm run --silent test 2>&1 | tee ../$(WEB_LOG)
	cd e2e && npm run --silent check

e2e: web e2e/node_modules/.package-lock.json ## Play in a real Chromium: by mouse, by keyboard, by link, through trouble
	e2e/chromium.sh
	$(CARGO) build --quiet --package grognard --features client
	cd e2e && NO_COLOR=1 npx playwright test --project stories 2>&1 | tee ../$(E2E_LOG)

# How many tests passed in all: those of the program, of the client and in the browser. Whatever fails, fails before.
count:
	@awk '/tests run: / {for (i = 1; i <= NF; i++) if ($$(i + 1) ~ /^passed/) passed += $$i} \
	  /^test result: / {passed += $$4} /^ +Tests +[0-9]+ passed/ {passed += $$2} /^ +[0-9]+ passed \(/ {passed += $$1} \
	  END {print passed " passed, 0 failed"}' $(LOG) $(WEB_LOG) $(E2E_LOG)

pictures: web e2e/node_modules/.package-lock.json ## Take the pictures of the README anew
	e2e/chromium.sh
	$(CARGO) build --quiet --package grognard --features client
	cd e2e && npx playwright test --project pictures

soak: ## The long runs: 100,000 random games over all battles, the checks of the contract at length, 20 games between bots of every scenario, how long the best of them think, whole games at a desk, spoiled requests, everything that a server sends, 200 killed servers, whole battles in a browser
	SOAK=$(SOAK) $(CARGO) test --release --package ccn --test it -- contract invariants melees round_trips
	SOAK=$(SOAK) $(CARGO) test --release --package waterloo --test it -- contract invariants fog positions
	SOAK=$(SOAK) $(CARGO) test --release --package samurai --test it -- contract invariants fog positions
	SOAK=$(SOAK) $(CARGO) test --release --package borodino --test it -- contract invariants fog positions
	SOAK=$(SOAK) $(CARGO) test --release --package catalog --test it -- mutated:: fog:: orders:: talk:: twins:: sent:: soak::
	SOAK=$(SOAK) $(CARGO) test --release --package catalog --test it -- --test-threads 1 watch::
	SOAK=20 $(CARGO) test --release --package server --test it -- leaks:: refusals:: coming_back::
	SOAK=$(SOAK) $(CARGO) test --release --package server --test it -- sent::
	SOAK=20 $(CARGO) test --release --package grognard --test it -- kill::
	$(MAKE) --no-print-directory web e2e/node_modules/.package-lock.json
	e2e/chromium.sh
	$(CARGO) build --quiet --release --package grognard --features client
	cd e2e && GROGNARD=$(abspath $(BUILT))/release/grognard BATTLES=$(BATTLES) npx playwright test --project soak

bench: ## Decisions and games a second, next to a fixed reference loop; how fast bots think, on one thread and two, and their memory; a server next to bare appends to SQLite; how heavy the client is and how soon a board is there
	$(CARGO) bench --package ccn
	$(CARGO) bench --package waterloo
	$(CARGO) bench --package samurai
	$(CARGO) bench --package borodino
	$(CARGO) bench --package catalog --bench search
	$(CARGO) bench --package catalog --bench tables
	$(CARGO) bench --package grognard --bench server
	$(MAKE) --no-print-directory web e2e/node_modules/.package-lock.json
	e2e/chromium.sh
	$(CARGO) build --quiet --release --package grognard --features client
	node e2e/bench/weight.mjs
	cd e2e && GROGNARD=$(abspath $(BUILT))/release/grognard npx playwright test --project bench --reporter line

mutants: ## Change the rules one place at a time; lists the changes that no test notices (MUTANTS=0/8 of them)
	$(CARGO) mutants --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-mutants
	$(CARGO) mutants --package ccn --package waterloo --package samurai --package borodino --shard $(MUTANTS) --sharding round-robin --output target

fuzz: ## Fuzz each target for FUZZ_SECONDS seconds
	$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-fuzz
	cd fuzz && for target in $$($(CARGO) fuzz list); do mkdir -p corpus/$$target; RUSTC_BOOTSTRAP=1 \
	  $(CARGO) fuzz run --sanitizer none $$target corpus/$$target $$(ls -d seeds/$$target 2>/dev/null) \
	  ../games/ccn/scenarios ../games/waterloo/scenarios ../games/samurai/scenarios ../games/borodino/scenarios ../tests/saves -- -max_len=65536 -max_total_time=$(FUZZ_SECONDS); done
