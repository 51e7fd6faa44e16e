# Every target does the set-up first; once done, set-up is a check that takes a few milliseconds.

CARGO ?= cargo
NEXTEST := $(shell $(CARGO) nextest --version >/dev/null 2>&1 && echo yes)

.PHONY: help setup build verify bench kernels test test-all contrib fuzz faults lint deny ci clean distclean

help:
	@echo 'make verify     set up, build, and verify the programs of benchmarks/jpf-hj'
	@echo 'make test       set up, and run all tests'
	@echo 'make test-all   the same, and the costliest of them on all programs of benchmarks/'
	@echo 'make contrib    what other tools need to call ours, tested with them (BenchExec, Snakemake, from PyPI)'
	@echo 'make fuzz       random programs: FUZZ_SECONDS=60 FUZZ_COUNT=1000 FUZZ_SEED=1 FUZZ_SIZE=20; endless without'
	@echo 'make faults     plant every known fault and print which programs tell it'
	@echo 'make bench      how time and memory grow with the size of programs: tables and plots in target/bench; BENCH="--runs 3"'
	@echo 'make kernels    the inner loops of the engines'
	@echo 'make setup      only set up: afterwards plain cargo commands work'
	@echo 'make build      the command, optimised: target/release/scoville'
	@echo 'make lint       formatting, clippy and links in the documentation'
	@echo 'make deny       advisories, licences and sources of the dependencies (deny.toml)'
	@echo 'make ci         all that continuous integration runs'
	@echo 'make clean      remove what was built'
	@echo 'make distclean  remove what was set up, too'

setup:
	@sh scripts/setup.sh

build: setup
	$(CARGO) build --release

verify: build
	target/release/scoville suite --cache target/answers benchmarks/jpf-hj

# BENCH: options of `scoville-bench scale`, as --families counter,chain or --max-seconds 300.
bench: build
	$(CARGO) run --quiet --release --package scoville-bench -- scale $(BENCH)

kernels: setup
	$(CARGO) bench --package scoville-bench --bench kernels

# Documentation tests first: the summary of the rest is what one wants to see at the end.
test: setup
	$(CARGO) test --workspace --doc
ifeq ($(NEXTEST),yes)
	$(CARGO) nextest run --workspace
else
	$(CARGO) test --workspace --lib --bins --tests --examples
endif

test-all: export SCOVILLE_ALL_PROGRAMS = 1
test-all: test

contrib: build
	python3 contrib/github/test.py target/release/scoville
	bash contrib/benchexec/test.sh target/release
	bash contrib/snakemake/test.sh target/release/scoville

fuzz: setup
	$(CARGO) run --quiet --package scoville-testgen --bin fuzz

# All against all; the tests plant each fault against the programs that are named for it.
faults: setup
	$(CARGO) test --package scoville-testgen --test planted -- --ignored --nocapture matrix

lint: setup
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS='-D warnings -A rustdoc::private_intra_doc_links' $(CARGO) doc --quiet --workspace --no-deps

# Our own check needs no network and is the one that counts; cargo-deny reads the same policy.
deny: setup
	$(CARGO) run --quiet --package xtask -- deny
	@if $(CARGO) deny --version >/dev/null 2>&1; then \
	    $(CARGO) deny --offline check bans licenses sources; \
	fi

ci:
	bash .ci/run

clean:
	$(CARGO) clean

distclean: clean
	rm -rf .z3 .z3-new.* .cargo/config.toml .cargo/config.toml.new
