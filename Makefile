# The two commands: `make run` and `make test`. `make help` lists the others.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
CARGO ?= cargo
LOG := target/test.log
# How much longer the long runs are than the same checks in `make test`.
SOAK ?= 100
# How long each fuzz target runs, in seconds.
FUZZ_SECONDS ?= 60
# Crates that must also build for the browser: everything at or below the catalog.
PORTABLE := engine luck hexes rulebook ai ccn catalog

.PHONY: help run play test tests check fmt lint doors generated licences portable soak bench fuzz generate

help: ## Say what each command does
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: ## Build everything and open the table
	$(CARGO) run --release --package grognard -- play

play: run ## The same as run

test: check tests ## Check the code, then run all tests

check: fmt lint doors generated licences portable ## Everything but the tests

fmt:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

# Which crate may know which, and under which licences everything comes.
doors:
	$(CARGO) test --quiet --package grognard --test it -- house

# Rules without gaps, and generated pages as the program would write them.
generated:
	$(CARGO) run --quiet --package grognard -- rules coverage > target/coverage.txt || { cat target/coverage.txt; exit 1; }
	diff docs/rules-coverage.txt target/coverage.txt || { echo "docs/rules-coverage.txt is stale: run make generate"; exit 1; }

generate: ## Write the generated pages anew
	$(CARGO) run --quiet --package grognard -- rules coverage > docs/rules-coverage.txt

licences:
	@$(CARGO) deny --version >/dev/null 2>&1 || $(CARGO) install --locked --quiet cargo-deny || true
	@if $(CARGO) deny --version >/dev/null 2>&1; then $(CARGO) deny --log-level error check licenses bans sources; \
	else echo "cargo-deny cannot be installed here: licences are checked by the house tests alone"; fi

portable:
	@if rustup target add wasm32-unknown-unknown >/dev/null 2>&1; then \
	  $(CARGO) build --quiet --target wasm32-unknown-unknown $(PORTABLE:%=--package %) && echo "builds for wasm32-unknown-unknown: $(PORTABLE)"; \
	else echo "the wasm32-unknown-unknown target cannot be fetched here: not built for the browser"; fi

tests:
	@mkdir -p target
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
	  $(CARGO) nextest run --workspace --no-fail-fast 2>&1 | tee $(LOG); $(CARGO) test --workspace --doc 2>&1 | tee -a $(LOG); \
	else $(CARGO) test --workspace --no-fail-fast 2>&1 | tee $(LOG); fi
	@awk '/tests run: /  {for (i = 1; i <= NF; i++) if ($$(i + 1) ~ /^passed/) passed += $$i} \
	  /^test result: / {passed += $$4} END {print passed " passed, 0 failed"}' $(LOG)

soak: ## The long runs: 100,000 random games, the checks of the contract at length, spoiled requests
	SOAK=$(SOAK) $(CARGO) test --release --package ccn --test it -- contract
	SOAK=$(SOAK) $(CARGO) test --release --package catalog --test it -- mutated

bench: ## Decisions and games a second, next to a fixed reference loop
	$(CARGO) bench --package ccn

fuzz: ## Fuzz each target for FUZZ_SECONDS seconds
	$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-fuzz
	cd fuzz && for target in $$($(CARGO) fuzz list); do mkdir -p corpus/$$target; RUSTC_BOOTSTRAP=1 \
	  $(CARGO) fuzz run --sanitizer none $$target corpus/$$target $$(ls -d seeds/$$target 2>/dev/null) ../games/ccn/scenarios -- -max_total_time=$(FUZZ_SECONDS); done
